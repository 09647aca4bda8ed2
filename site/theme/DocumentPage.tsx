import { PageFrame, Sidebar, TableOfContents, type PageFrameProps, type SidebarGroup } from '#ui';

import { PageArticle } from './PageArticle';
import type { SitePage } from './sitePage';

export interface DocumentPageProps extends Omit<PageFrameProps, 'children'> {
  page: SitePage;
  /** The sidebar of the section, with the page shown marked. */
  groups: SidebarGroup[];
}

/** A page between its sidebar and its table of contents. */
export function DocumentPage({ page, groups, ...rest }: DocumentPageProps) {
  const { toc, layout } = page;
  return (
    <PageFrame
      {...rest}
      width={layout}
      sidebar={groups.length > 0 && <Sidebar groups={groups} aria-label="Documentation" />}
      aside={toc.length > 1 && <TableOfContents entries={toc} />}
    >
      <PageArticle page={page} />
    </PageFrame>
  );
}
