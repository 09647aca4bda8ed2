import { PageFrame, Prose, Sidebar, TableOfContents, type PageFrameProps, type SidebarGroup } from '#ui';

import { SiteSearchPage } from '../browser/search/SiteSearchPage';
import { PageArticle } from './PageArticle';
import type { SitePage } from './sitePage';

export interface DocumentPageProps extends Omit<PageFrameProps, 'children'> {
  page: SitePage;
  /** The sidebar of the section, with the page shown marked. */
  groups: SidebarGroup[];
}

/** A page between its sidebar and its table of contents. */
export function DocumentPage({ page, groups, ...rest }: DocumentPageProps) {
  const { toc, layout, live } = page;
  return (
    <PageFrame
      {...rest}
      width={layout}
      sidebar={groups.length > 0 && <Sidebar groups={groups} aria-label="Documentation" />}
      aside={toc.length > 1 && <TableOfContents entries={toc} />}
    >
      {live ? (
        <Prose>
          {/* While developing, the page's own script draws it. */}
          <div data-island={live}>{process.env.__SSR__ && <SiteSearchPage />}</div>
        </Prose>
      ) : (
        <PageArticle page={page} />
      )}
    </PageFrame>
  );
}
