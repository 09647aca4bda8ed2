import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';

import {
  Breadcrumbs,
  EntryHeader,
  Feedback,
  PageFooter,
  PageFrame,
  Prose,
  Sidebar,
  SymbolList,
  TableOfContents,
  type SidebarGroup,
} from '#ui';

import { absoluteAddress } from '../../documents/absoluteAddress';
import { ArticleRegion } from '../regions/ArticleRegion';
import { SiteRegion } from '../regions/SiteRegion';
import { inWords } from './inWords';
import { issueHref } from './issueHref';
import { markdownComponents } from './markdown';
import type { SitePage } from './sitePage';
import { useCurrentSection } from './useCurrentSection';
import { useSettings } from '../useSettings';

export interface DocumentPageProps {
  page: SitePage;
  /** The sidebar of the section, with the page shown marked. */
  groups: SidebarGroup[];
}

/** A page from the content folder, between its sidebar and its table of contents. */
export function DocumentPage({ page, groups }: DocumentPageProps) {
  const { title, routePath, toc, navigation, entry, symbols, layout } = page;
  const { issueUrl, ...site } = useSettings();
  const current = useCurrentSection(toc.map(({ id }) => id));
  const contents = toc.length > 1 ? toc : [];
  const source = navigation?.source;
  const issue =
    issueUrl !== undefined && source !== undefined
      ? issueHref(issueUrl, { title, address: absoluteAddress(routePath, site), source })
      : undefined;
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
            feedback={
              source !== undefined && (
                // An answer is marked in the page itself, so that every page has a question of its own.
                <Feedback key={routePath} issueHref={issue} />
              )
            }
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
