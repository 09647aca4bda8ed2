import { describe, expect, test } from 'vitest';

import { formatProblems } from '../../problem';
import { page } from '../../fixtures/page';
import { checkMessageLists, messagesByArea, messagesOf } from './errorMessages';
import { readDocument } from './readDocument';

const documentOf = (id: string, text: string) =>
  readDocument(page(id, text), id, `content/${id}.mdx`).document!;

const rows = (...cells: string[]) =>
  `| What you see | Cause | Fix |\n| - | - | - |\n${cells.map((cell) => `| ${cell} | a | b |\n`).join('')}`;

const wrong = '## If something goes wrong\n\n';

const place = (document: ReturnType<typeof documentOf>, heading: string, ...branches: string[]) => ({
  document,
  sidebarName: 'main',
  heading,
  branches,
});

describe('the messages of a page', () => {
  test('are the rows with an anchor in its troubleshooting section', () => {
    const source = [
      rows('`before`'),
      wrong,
      rows('`dial tcp`', 'No name', '**No run appears**'),
      '### Deeper\n\n',
      rows('`port is in use` on a laptop'),
      '## After\n\n',
      rows('`after`'),
    ].join('\n');
    expect(messagesOf(documentOf('jobs', source).tree).map(({ anchor }) => anchor)).toEqual([
      'dial-tcp',
      'no-run-appears',
      'port-is-in-use',
    ]);
  });

  test('have links from the root of the site', () => {
    const run = documentOf('jobs/run', wrong + rows('`a` in [the log](./logs)'));
    const [message] = messagesByArea([place(run, 'Jobs')]).get('Jobs')!;
    expect(message!.cell).toMatchObject([{}, {}, { type: 'link', url: '/jobs/logs' }]);
  });
});

test('a message is listed once in an area, with all pages that explain it', () => {
  const refused = wrong + rows('`connection refused`');
  const areas = messagesByArea([
    place(documentOf('postgres', refused), 'Connect'),
    place(documentOf('mysql', refused + rows('`access denied`')), 'Connect', 'SQL'),
    place(documentOf('run', refused), 'Jobs'),
    place(documentOf('quiet', 'Fine.'), 'Start'),
  ]);
  const pagesOf = (area: string) => areas.get(area)?.map(({ pages }) => pages.map(({ address }) => address));
  expect([...areas.keys()]).toEqual(['Connect', 'Jobs']);
  expect(pagesOf('Connect')).toEqual([
    ['/postgres#connection-refused', '/mysql#connection-refused'],
    ['/mysql#access-denied'],
  ]);
  expect(pagesOf('Jobs')).toEqual([['/run#connection-refused']]);
});

describe('lists of messages', () => {
  const lister = (...areas: string[]) =>
    documentOf('help', areas.map((area) => `<Messages area="${area}" />`).join('\n\n'));

  test('are valid when they cover every area, or none', () => {
    expect(checkMessageLists([lister('Jobs', 'Connect')], ['Connect', 'Jobs'])).toEqual([]);
    expect(checkMessageLists([documentOf('a', 'A')], ['Connect'])).toEqual([]);
  });

  test('report unknown areas and missing ones', () => {
    expect(formatProblems(checkMessageLists([lister('Job')], ['Jobs']))).toBe(
      [
        'content/help.mdx:8: no page in the group "Job" of the sidebar has messages.',
        '  Did you mean "Jobs"? Areas with messages: Jobs.',
        'content/help.mdx:8: the messages of the area "Jobs" are not listed.',
        '  Add <Messages area="Jobs" />.',
      ].join('\n'),
    );
  });
});
