import { slug } from 'github-slugger';
import type { ComponentType } from 'react';

import { ArchiveList, ChangelogEntry, FilterLinks, Pagination } from '#ui';

import { archiveRoute, feedRoutes, listPageAddress } from '../content/changelog/addresses';
import { withBase } from '../content/links/withBase';
import type { ChangelogList, ListedEntry } from '../pages/pageData';
import { settings } from './settings';

type Props = { title: string; list: ChangelogList; excerpts: Record<string, ComponentType> };

/** A page of the changelog that lists entries or authors. The excerpts are by the slug of their entry. */
export function ChangelogPage({ title, list, excerpts }: Props) {
  const { lead, intro, filters = [], entries, pagination, groups } = list;
  const renderEntry = ({ excerpt, ...entry }: ListedEntry) => {
    const Excerpt = excerpts[excerpt]!;
    return (
      <ChangelogEntry key={excerpt} {...entry}>
        <Excerpt />
      </ChangelogEntry>
    );
  };
  return (
    <>
      <h1 tabIndex={-1} id={slug(title)}>
        {title}
      </h1>
      <p data-needs="view-transition">{intro ? <Intro {...intro} /> : lead}</p>
      {filters.map((filter) => (
        <FilterLinks key={filter.heading} {...filter} />
      ))}
      {entries?.length === 0 && <p>No entries yet.</p>}
      {entries?.map(renderEntry)}
      {pagination && (
        <Pagination
          current={pagination.current}
          total={pagination.total}
          hrefOf={(page) => listPageAddress(pagination.firstHref, page)}
        />
      )}
      {groups && <ArchiveList groups={groups} />}
    </>
  );
}

function Intro({ since }: NonNullable<ChangelogList['intro']>) {
  const { rss, atom, json } = feedRoutes;
  const link = (route: string, label: string) => <a href={withBase(route, settings.base)}>{label}</a>;
  const summary = since ? `What changed since ${since}` : 'What changed';
  return (
    <>
      {`${summary}. Subscribe with `}
      {link(rss, 'RSS')}, {link(atom, 'Atom')} or {link(json, 'JSON Feed')}
      {'. The '}
      {link(archiveRoute, 'archive')}
      {' lists all entries by year. “And later” names the first release that has everything in an entry.'}
    </>
  );
}
