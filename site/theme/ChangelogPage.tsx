import { slug } from 'github-slugger';
import type { ComponentType, ReactNode } from 'react';

import { ArchiveList, AuthorCard, ChangelogEntry, FilterLinks, Pagination } from '#ui';

import { pageRoute } from '../content/changelog/addresses';
import type { ChangelogPageProps, ListedEntry } from '../pages/changelogPages';

/** A page of the changelog that lists entries or authors. */
export function ChangelogPage(
  props: ChangelogPageProps & { texts: Record<string, ComponentType> },
): ReactNode {
  const { title, lead, latest, filters = [], entries, pages, years, authors = [], texts } = props;
  const entry = ({ excerpt, ...rest }: ListedEntry) => {
    const Excerpt = texts[excerpt]!;
    return (
      <ChangelogEntry key={excerpt} {...rest}>
        <Excerpt />
      </ChangelogEntry>
    );
  };
  return (
    <>
      <h1 tabIndex={-1} id={slug(title)}>
        {title}
      </h1>
      <p>
        {lead.map((phrase) =>
          typeof phrase === 'string' ? (
            phrase
          ) : (
            <a key={phrase.href} href={phrase.href}>
              {phrase.label}
            </a>
          ),
        )}
      </p>
      {latest && entry(latest)}
      {filters.map((filter) => (
        <FilterLinks key={filter.heading} {...filter} />
      ))}
      {entries?.length === 0 && !latest && <p>There is no entry yet.</p>}
      {entries?.map(entry)}
      {pages && (
        <Pagination
          current={pages.current}
          total={pages.total}
          hrefOf={(page) => pageRoute(pages.first, page)}
        />
      )}
      {years && <ArchiveList years={years} />}
      {authors.map((author) => (
        <AuthorCard key={author.name} {...author} />
      ))}
    </>
  );
}

/** The page of the search has no text: the search draws it. */
export const SearchText = (): ReactNode => null;
