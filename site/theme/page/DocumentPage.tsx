import { PageFrame, Sidebar, TableOfContents, type SidebarGroup } from '#ui';

import { SiteRegion } from '../regions/SiteRegion';
import { DrawnArticle } from './DrawnArticle';
import { LivePage } from './LivePage';
import type { SitePage } from './sitePage';
import { StaticArticle } from './StaticArticle';
import { useCurrentSection } from './useCurrentSection';

export interface DocumentPageProps {
  page: SitePage;
  /** The sidebar of the section, with the page shown marked. */
  groups: SidebarGroup[];
}

/** A page between its sidebar and its table of contents. */
export function DocumentPage({ page, groups }: DocumentPageProps) {
  const { routePath, toc, layout, live } = page;
  const current = useCurrentSection(toc.map(({ id }) => id));
  const contents = toc.length > 1 ? toc : [];
  return (
    <PageFrame
      width={layout}
      sidebar={
        groups.length > 0 && (
          <SiteRegion name="sidebar" resetKey={routePath}>
            <Sidebar groups={groups} aria-label="Documentation" />
          </SiteRegion>
        )
      }
      aside={
        contents.length > 0 && (
          <SiteRegion name="table of contents" resetKey={routePath}>
            <TableOfContents entries={contents} current={current} />
          </SiteRegion>
        )
      }
    >
      {live ? (
        <LivePage routePath={routePath} />
      ) : process.env.__SSR__ || process.env.NODE_ENV === 'development' ? (
        <DrawnArticle page={page} />
      ) : (
        <StaticArticle routePath={routePath} />
      )}
    </PageFrame>
  );
}
