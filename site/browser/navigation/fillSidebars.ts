import { fillSidebar } from '#ui/behaviors';

import { sidebarContent, sidebarId, sidebarIn } from './sidebars';

const currentId = () => sidebarId(sidebarIn(document));

/** Adds the branches that the page's sidebar lacks, also in the drawer. If that fails, each links to its first page. */
export async function fillSidebars(): Promise<void> {
  const id = currentId();
  if (!id) return;
  const html = await sidebarContent(id).catch(() => undefined);
  if (html === undefined || id !== currentId()) return;
  for (const pages of document.querySelectorAll('[data-pages]')) fillSidebar(pages, html);
}

/** Fills them if a branch was opened before this script was loaded. */
export const fillOpenBranches = (): unknown =>
  document.querySelector('[data-shortened][open]') && fillSidebars();
