import { PageFrame, Sidebar, TableOfContents, type PageFrameProps, type SidebarGroup } from '#ui';

import { PageArticle } from './PageArticle';
import type { SidebarMarks } from './links';
import type { SitePage } from './sitePage';

export interface DocumentPageProps extends Omit<PageFrameProps, 'children'> {
  page: SitePage;
  /** The sidebar of the section, with the current page marked. */
  groups: SidebarGroup[];
  /** Attributes of the sidebar. */
  sidebarMarks?: SidebarMarks;
}

/** A page between its sidebar and its table of contents. */
export function DocumentPage({ page, groups, sidebarMarks, ...rest }: DocumentPageProps) {
  const { toc, layout } = page;
  return (
    <PageFrame
      {...rest}
      width={layout}
      sidebar={groups.length > 0 && <Sidebar groups={groups} aria-label="Documentation" {...sidebarMarks} />}
      aside={toc.length > 1 && <TableOfContents entries={toc} />}
    >
      <PageArticle page={page} />
    </PageFrame>
  );
}
