import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';

import {
  Breadcrumbs,
  PageFooter,
  PageFrame,
  Prose,
  Sidebar,
  TableOfContents,
  type SidebarGroup,
} from '#ui';

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
export function DocumentPage({ page: { toc, navigation }, groups }: DocumentPageProps) {
  const current = useCurrentSection(toc.map(({ id }) => id));
  const contents = toc.length > 1 ? toc : [];
  return (
    <PageFrame
      sidebar={groups.length > 0 && <Sidebar groups={groups} aria-label="Documentation" />}
      aside={contents.length > 0 && <TableOfContents entries={contents} current={current} />}
    >
      {navigation && navigation.trail.length > 0 && <Breadcrumbs trail={navigation.trail} />}
      <Prose>
        <MDXProvider components={markdownComponents}>
          <Content />
        </MDXProvider>
      </Prose>
      {navigation && (
        <PageFooter
          previous={navigation.previous}
          next={navigation.next}
          editHref={navigation.editHref}
          updated={navigation.updated ? { iso: navigation.updated, text: inWords(navigation.updated) } : undefined}
        />
      )}
    </PageFrame>
  );
}
