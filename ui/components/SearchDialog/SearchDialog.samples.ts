import type { HighlightRun } from '../Highlight/Highlight';
import type { SearchGroup, SearchResultKind, TargetGroup, SearchTarget } from './searchTypes';

/** Text with its matches between asterisks, in runs. */
export const runs = (text: string): HighlightRun[] =>
  text
    .split('*')
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((part) => part.text !== '');

/** Kinds of results, as the site has them. */
export const kinds = {
  page: { icon: 'page', branch: 'never', parent: 'path' },
  entry: { icon: 'page', branch: 'never', parent: 'title' },
  section: { icon: 'page', branch: 'always', parent: 'title' },
  symbol: { icon: 'hash', branch: 'under-text', parent: 'title' },
} satisfies Record<string, SearchResultKind>;

const plain = (text: string) => text.replaceAll('*', '');

export const recent: SearchTarget[] = [
  { id: 'r1', url: '#transform-email', title: 'Transform Email', path: ['Transformers', 'System'] },
  { id: 'r2', url: '#environment-variables', title: 'Environment Variables', path: ['Deploy Neosync'] },
  {
    id: 'r3',
    url: '#anonymizemanyrequest',
    title: 'AnonymizeManyRequest',
    path: ['anonymization.proto'],
    code: true,
  },
];

export const favorites: SearchTarget[] = [
  { id: 'f1', url: '#sync', title: 'neosync sync', path: ['Overview', 'Neosync CLI'], code: true },
  { id: 'f2', url: '#subsetting', title: 'Subsetting', path: ['Table Constraints'] },
];

const targetsOf = (...titles: string[]): SearchTarget[] =>
  titles.map((title) => ({ id: title, url: `#${title}`, title, path: [] }));

/** Targets to start from without a query. */
export const startGroups: Required<TargetGroup>[] = [
  {
    id: 'pages',
    title: 'Start here',
    targets: targetsOf(
      'Anonymize your first database',
      'Your own database, step by step',
      'Core Concepts',
      'FAQ',
    ),
  },
  {
    id: 'sections',
    title: 'Sections',
    targets: targetsOf('Connect', 'Jobs', 'Transform', 'Subset and keys', 'Automate', 'Operate', 'Reference'),
  },
];

/** The results of a search for "truncate": five on three pages. */
export const groups: SearchGroup[] = [
  {
    id: 'sync',
    title: 'Neosync CLI / neosync sync',
    results: [
      {
        id: 'sync-flags',
        url: '#sql-destination-flags',
        title: 'SQL destination flags',
        path: ['Overview', 'Neosync CLI'],
        kind: kinds.section,
      },
      {
        id: 'sync-before-insert',
        url: '#truncate-before-insert',
        title: '--truncate-before-insert',
        titleRuns: runs('*--truncate*-before-insert'),
        excerpt: runs('*Truncate* tables first.'),
        code: true,
        path: ['SQL destination flags'],
        kind: kinds.section,
      },
      {
        id: 'sync-cascade',
        url: '#truncate-cascade',
        title: '--truncate-cascade',
        titleRuns: runs('*--truncate*-cascade'),
        trail: 'SQL destination flags',
        code: true,
        path: ['SQL destination flags'],
        kind: kinds.section,
      },
    ],
  },
  {
    id: 'changelog',
    title: 'Changelog',
    results: [
      {
        id: 'apply-default-transformers',
        url: '#apply-default-transformers',
        title: 'Apply Default Transformers',
        excerpt: runs('SQL Server *truncate* options'),
        path: ['Changelog', '2024'],
        kind: kinds.entry,
      },
    ],
  },
  {
    id: 'job-proto',
    title: 'API reference / job.proto',
    results: [
      {
        id: 'postgrestruncatetableconfig',
        url: '#postgrestruncatetableconfig',
        title: 'PostgresTruncateTableConfig',
        titleRuns: runs('Postgres*Truncate*TableConfig'),
        excerpt: runs('*truncate*_before_insert, cascade'),
        code: true,
        path: ['SDK', 'mgmt.v1alpha1'],
        kind: kinds.symbol,
      },
    ],
  },
];

/** Twenty results, the most on a page of the search, on five pages of the site. */
export const manyGroups: SearchGroup[] = [
  'Postgres',
  'MySQL',
  'Kubernetes',
  'Subsetting',
  'neosync sync',
].map((title, page) => ({
  id: title,
  title,
  results: Array.from({ length: 4 }, (_, index) => ({
    id: `${title}-${index}`,
    url: `#${page}-${index}`,
    title: plain(`Configure the *connection* ${index + 1}`),
    titleRuns: runs(`Configure the *connection* ${index + 1}`),
    excerpt: index % 2 === 0 ? undefined : runs('A *connection* is what a job reads from or writes to.'),
    path: ['Connections', title],
    kind: index === 0 ? kinds.page : kinds.section,
  })),
}));
