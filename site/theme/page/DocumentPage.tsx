import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';

import {
  Breadcrumbs,
  EntryHeader,
  PageFooter,
  PageFrame,
  Prose,
  Sidebar,
  SymbolList,
  TableOfContents,
  type SidebarGroup,
} from '#ui';

import { ArticleRegion } from '../regions/ArticleRegion';
import { SiteRegion } from '../regions/SiteRegion';
import { inWords } from './inWords';
import { markdownComponents } from './markdown';
import type { SitePage } from './sitePage';
import { useCurrentSection } from './useCurrentSection';

export interface DocumentPageProps {
  page: SitePage;
  /** The sidebar of the section, with the page shown marked. */
  groups: SidebarGroup[];
}

/** A page from the content folder, between its sidebar and its table of contents. */
export function DocumentPage({
  page: { routePath, toc, navigation, entry, symbols, layout },
  groups,
}: DocumentPageProps) {
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
      <ArticleRegion page={routePath}>
        {navigation && navigation.trail.length > 0 && <Breadcrumbs trail={navigation.trail} />}
        <Prose>
          {entry && <EntryHeader {...entry} />}
          <MDXProvider components={markdownComponents}>
            <Content />
          </MDXProvider>
          {symbols && <SymbolList symbols={symbols} headingId="api-changes" />}
        </Prose>
        {navigation && (
          <PageFooter
            previous={navigation.previous}
            next={navigation.next}
            editHref={navigation.editHref}
            updated={
              navigation.updated ? { iso: navigation.updated, text: inWords(navigation.updated) } : undefined
            }
          />
        )}
      </ArticleRegion>
    </PageFrame>
  );
}
