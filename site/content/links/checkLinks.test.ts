import { describe, expect, test } from 'vitest';

import { page } from '../../fixtures/page';
import { checkLinks, type LinkTargets } from './checkLinks';
import { readDocument } from '../documents/readDocument';

const targets: LinkTargets = {
  anchors: new Map([
    ['/', new Set(['start'])],
    ['/cli', new Set(['commands'])],
    ['/cli/sync', new Set(['flags', 'dry-run', 'überblick'])],
    ['/guides/first', new Set()],
    ['/api/job.proto', undefined],
  ]),
  drafts: new Set(['/', '/changelog/next']),
  home: 'https://docs.example.com/base/',
  moved: new Map([['/old', '/cli']]),
  files: new Set(['/notes.md', '/shot.svg', '/sample data.csv', '/pictures/shot.svg']),
};

/** The result for one link or image in the page with an id. */
function check(markdown: string, id = 'cli/sync') {
  const { document } = readDocument(page('Page', markdown), id, `content/${id}.mdx`);
  const [problem] = checkLinks(document!, targets);
  return problem === undefined ? 'fine' : problem.isWarning ? 'warning' : 'error';
}

describe('forms', () => {
  test.each([
    ['<form action="/cli" />', 'fine'],
    ['<form action="/nowhere" />', 'error'],
    ['<form action="https://example.com/send" />', 'error'],
    ['<button formAction="//example.com/send" />', 'error'],
  ])('%s: %s', (form, found) => {
    expect(check(form)).toBe(found);
  });
});

test.each([
  '[a](javascript:alert(1))',
  "<a href={'javascript:alert(1)'}>a</a>",
  '<a href=" JavaScript:alert(1)">a</a>',
  '<img src="javascript:alert(1)" alt="" />',
  '[a][b]\n\n[b]: javascript:alert(1)',
])('%s is a script, which is an error', (markdown) => {
  expect(check(markdown)).toBe('error');
});

test('a missing video is reported as a file', () => {
  const { document } = readDocument(page('Page', '<video src="/a.mp4" />\n'), 'a', 'content/a.mdx');
  expect(checkLinks(document!, targets)).toMatchObject([
    {
      message: 'the file "/a.mp4" does not exist.',
      fix: expect.stringContaining('Videos and audio belong'),
    },
  ]);
});

describe('links', () => {
  test.each([
    '/',
    '/cli',
    '/cli/',
    '/cli/sync',
    '/cli/sync#flags',
    '/cli/sync?tab=yaml#flags',
    '/cli/sync#%C3%BCberblick',
    '/cli/sync#überblick',
    '/cli/sync#',
    '#dry-run',
    '#top',
    '#:~:text=lamp',
    '/cli/sync#flags:~:text=a-,lamp,-b',
    '/cli#top',
    '/cli/s%79nc#dry%2Drun',
    '/sample%20data.csv',
    '/notes.md',
    '/cli/sync#u\u0308berblick',
    'https://docs.example.com/base/cli#commands',
    'https://docs.example.com/base',
    'https://docs.example.com/other',
    '/api/job.proto',
    '/api/job.proto#job.id',
    '/shot.svg',
  ])('%s is fine', (target) => {
    expect(check(`[a](${target})`)).toBe('fine');
  });

  test.each([
    'https://example.com/nowhere',
    '//example.com/nowhere',
    'mailto:a@example.com',
    'tel:1',
    'vscode://x',
  ])('%s is not on this site and is not checked', (target) => {
    expect(check(`[a](${target})`)).toBe('fine');
  });

  test.each(['/nowhere', '/cli/nowhere#flags', '/cli/sync.html', '/CLI/sync', '/cli/sync/flags'])(
    '%s points to a missing page, which is an error',
    (target) => {
      expect(check(`[a](${target})`)).toBe('error');
    },
  );

  test.each([
    'https://docs.example.com/base/nowhere',
    '//docs.example.com/base/nowhere',
    'http://docs.example.com/base/nowhere',
    'HTTPS://Docs.Example.com/base/nowhere',
    '/old',
  ])('%s is an error', (target) => {
    expect(check(`[a](${target})`)).toBe('error');
  });

  test('without an address is a warning', () => {
    expect(check('[a]()')).toBe('warning');
  });

  test('to an address that moved suggests the new one', () => {
    const { document } = readDocument(page('Page', '[a](/old)'), 'cli', 'content/cli.mdx');
    expect(checkLinks(document!, targets).map(({ fix }) => fix)).toEqual(['Write "/cli" instead.']);
  });

  test.each(["<a href={'/nowhere'}>a</a>", '<a href={`/nowhere`}>a</a>', '<a HREF="/nowhere">a</a>'])(
    '%s is checked too, in .md and .mdx pages',
    (text) => {
      expect(check(text)).toBe('error');
      const html = text.replace(/\{.(.*?).\}/, '"$1"');
      const { document } = readDocument(page('Page', html), 'cli', 'content/cli.md');
      expect(checkLinks(document!, targets)).toMatchObject([{ file: 'content/cli.md', line: 8 }]);
    },
  );

  test.each(['/public/shot.svg', '/shots.svg'])(
    'to a file that does not exist suggests the nearest: %s',
    (url) => {
      const { document } = readDocument(page('Page', `[a](${url})`), 'cli', 'content/cli.mdx');
      const [problem] = checkLinks(document!, targets);
      expect(problem!.fix).toContain('Did you mean "/shot.svg"?');
    },
  );

  test('to a draft is reported as such', () => {
    const { document } = readDocument(page('Page', '[a](/changelog/next)'), 'cli', 'content/cli.mdx');
    expect(checkLinks(document!, targets).map(({ message }) => message)).toEqual([
      'the link "/changelog/next" leads to a draft, which is left out.',
    ]);
  });

  test.each(['/cli/sync#nowhere', '#nowhere', '/guides/first#any', '/cli/sync#%'])(
    '%s has a missing anchor, which is a warning',
    (target) => {
      expect(check(`[a](${target})`)).toBe('warning');
    },
  );

  test.each([
    ['cli/sync', './index.mdx'],
    ['cli/sync', 'index.md'],
    ['cli/sync', '.'],
    ['cli/sync', '../guides/first.mdx'],
    ['cli/sync', '../index.mdx#start'],
    ['cli/sync', './sync.mdx#flags'],
    ['cli/index', './sync'],
    ['index', 'cli/sync.mdx'],
  ])('in %s the file %s is resolved from the page', (id, target) => {
    expect(check(`[a](${target})`, id)).toBe('fine');
  });

  test.each([
    ['cli/sync', './nowhere.mdx'],
    ['cli/sync', 'cli/sync.mdx'],
    ['cli/sync', './index.mdx#start'],
    ['cli/index', '../sync.mdx'],
  ])('in %s the file %s is not found, which is a warning', (id, target) => {
    expect(check(`[a](${target})`, id)).toBe('warning');
  });
});

describe('images', () => {
  test.each([
    '/shot.svg',
    '/pictures/shot.svg',
    '/sample%20data.csv',
    '/shot.svg?v=2',
    'https://docs.example.com/base/shot.svg',
  ])('%s is fine', (target) => {
    expect(check(`![a](${target})`)).toBe('fine');
  });

  test.each([
    '![a](https://example.com/a.png)',
    '![a](//example.com/a.png)',
    '<svg><image href="https://example.com/a.png" /></svg>',
    '![a][b]\n\n[b]: https://example.com/a.png',
    '<video src="https://example.com/a.mp4" />',
    "<video poster={'http://example.com/a.png'} />",
  ])('%s is on another site, which the policy blocks', (text) => {
    const { document } = readDocument(page('Page', text), 'cli', 'content/cli.mdx');
    expect(checkLinks(document!, targets)[0]?.message).toMatch(/from another site/);
  });

  test('a data URL is fine', () => {
    expect(check('![a](data:image/svg+xml,%3Csvg/%3E)')).toBe('fine');
  });

  test.each([
    '/nowhere.svg',
    '/Shot.svg',
    'shot.svg',
    './shot.svg',
    '../public/shot.svg',
    '/public/shot.svg',
    '/cli/sync',
  ])('%s does not exist, which is an error', (target) => {
    expect(check(`![a](${target})`)).toBe('error');
  });
});
