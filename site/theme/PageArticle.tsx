import type { ReactElement } from 'react';
import { Content } from '@rspress/core/runtime';

import * as ui from '#ui';

import { textMarker } from '../browser/pageMarkers';
import { SiteSearchPage } from '../browser/search/SiteSearchPage';
import { withBase, fullUrl } from '../content/links/withBase';
import { longDate } from '../pages/dates';
import { pageKinds, type SitePage } from '../pages/pageData';
import { mirrorRoute } from './head/routes';
import { ChangelogPage } from './ChangelogPage';
import { ReferencePage } from './reference/ReferencePage';
import { settings } from './settings';
import { issueHref } from './issueHref';

/** The article of a page, with its bar above and its footer below. */
export function PageArticle({ page }: { page: SitePage }) {
  const { title, route, navigation, draft, metadata } = page;
  const { issueUrl, base } = settings;
  const { file, updated } = navigation ?? {};
  const address = fullUrl(route, settings);
  const issue = issueUrl && file && issueHref(issueUrl, { title, address, source: file });
  const mirror = mirrorRoute(route);
  const isSearch = page.kind === 'search';
  const isTask = page.kind === 'document' && page.isTask;
  // A page that isn't indexed has no copy as Markdown.
  const copyMenu = metadata && (
    <ui.CopyMenu markdownHref={withBase(mirror, base)} publicHref={fullUrl(mirror, settings)} />
  );
  return (
    <div {...(!isSearch && { [textMarker]: route })}>
      <ui.PageBar kind={isTask ? 'task' : pageKinds[page.kind].bar} actions={copyMenu}>
        {navigation && navigation.trail.length > 0 && <ui.Breadcrumbs trail={navigation.trail} />}
      </ui.PageBar>
      <ui.Prose layout={page.layout}>
        {draft && <ui.Callout kind="warning" title="Draft: readers don't see this page yet" />}
        <ArticleBody page={page} />
      </ui.Prose>
      {navigation && !isSearch && (
        <ui.PageFooter
          feedback={file !== undefined && <ui.Feedback issueHref={issue} />}
          previous={navigation.previous}
          next={navigation.next}
          editHref={navigation.editHref}
          updated={updated ? { iso: updated, text: longDate(updated) } : undefined}
        />
      )}
    </div>
  );
}

function ArticleBody({ page }: { page: SitePage }): ReactElement {
  switch (page.kind) {
    case 'home':
      return (
        <>
          <Content />
          {page.releases && <ui.ArchiveList groups={page.releases} />}
        </>
      );
    case 'document':
      return <Content />;
    case 'reference':
      return <ReferencePage data={page.reference} />;
    case 'entry':
      return (
        <>
          <ui.EntryHeader {...page.entry} />
          <Content />
          <ui.ApiIndex symbols={page.symbols} headingId="api-changes" />
        </>
      );
    case 'list':
      return <ChangelogPage title={page.title} list={page.list} excerpts={page.excerpts ?? {}} />;
    case 'search':
      // In development, the page's own script renders it.
      return <div data-needs="search">{process.env.__SSR__ && <SiteSearchPage />}</div>;
  }
}
