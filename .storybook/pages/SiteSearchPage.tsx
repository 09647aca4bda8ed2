import { SearchPage } from '#ui';

import { groups } from '../../ui/components/SearchDialog/SearchDialog.samples';

const query = 'truncate';
const area = (label: string, key: string, count: number) => ({
  label,
  href: `?q=${query}&area=${key}`,
  count,
});

/** The search page with fixed results, since Storybook has no search index. */
export function SiteSearchPage() {
  return (
    <SearchPage
      query={query}
      areas={[
        { label: 'Everything', href: `?q=${query}`, current: true, count: 5 },
        area('Docs', 'docs', 3),
        area('API', 'api', 1),
        area('Changelog', 'changelog', 1),
      ]}
      results={groups.flatMap(({ results }) => results)}
      onSubmit={() => undefined}
      onSelect={() => undefined}
    />
  );
}
