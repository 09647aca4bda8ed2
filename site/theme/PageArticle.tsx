import { Content } from '@rspress/core/runtime';

import {
  ArchiveList,
  Breadcrumbs,
  Callout,
  CopyMenu,
  EntryHeader,
  Feedback,
  PageBar,
  PageFooter,
  Prose,
  ApiIndex,
} from '#ui';

import { contentMarker } from '../browser/navigation/pageDocument';
import { SiteSearchPage } from '../browser/search/SiteSearchPage';
import { withBase, absoluteAddress } from '../content/documents/withBase';
import { longDate } from '../pages/dates';
import { mirrorRoute } from './head/routes';
import { ChangelogPage } from './ChangelogPage';
import { ReferencePage } from './reference/ReferencePage';
import { useSettings } from './useSettings';
import { issueHref } from './issueHref';
import type { SitePage } from './sitePage';

/** The text of a page, drawn from its components. */
export function PageArticle({ page }: { page: SitePage }) {
  const { title, route, navigation, draft, entry, symbols, facts, list, live, reference, texts = {} } = page;
  const { issueUrl, ...site } = useSettings();
  const source = navigation?.source;
  const issue =
    issueUrl && source && issueHref(issueUrl, { title, address: absoluteAddress(route, site), source });
  const markdown = mirrorRoute(route);
  const kind = (reference && 'reference') || ((entry ?? list) && 'changelog') || page.kind;
  const copyMenu = facts && (
    <CopyMenu markdownHref={withBase(markdown, site.base)} publicHref={absoluteAddress(markdown, site)} />
  );
  return (
    <div {...(!live && { [contentMarker]: route })}>
      <PageBar kind={kind} actions={copyMenu}>
        {navigation && navigation.trail.length > 0 && <Breadcrumbs trail={navigation.trail} />}
      </PageBar>
      <Prose>
        {draft && <Callout kind="warning" title="Draft: readers don’t see this page yet" />}
        {entry && <EntryHeader {...entry} />}
        {list && <ChangelogPage title={title} list={list} texts={texts} />}
        {reference && <ReferencePage data={reference} />}
        {!list && !reference && !live && <Content />}
        {page.releases && <ArchiveList groups={page.releases} />}
        {/* While developing, the page's own script draws it. */}
        {live && <div data-island={live}>{process.env.__SSR__ && <SiteSearchPage />}</div>}
        {symbols && <ApiIndex symbols={symbols} headingId="api-changes" />}
      </Prose>
      {navigation && !live && (
        <PageFooter
          feedback={source !== undefined && <Feedback issueHref={issue} />}
          previous={navigation.previous}
          next={navigation.next}
          editHref={navigation.editHref}
          updated={
            navigation.updated ? { iso: navigation.updated, text: longDate(navigation.updated) } : undefined
          }
        />
      )}
    </div>
  );
}
