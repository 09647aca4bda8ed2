import { describe, expect, test } from 'vitest';

import { isPlainClick, siteTarget } from './siteTarget';

const click = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

interface Situation {
  click?: Partial<typeof click>;
  /** Attributes of the link besides its address. */
  attributes?: { download?: string; target?: string; type?: string };
  here?: string;
  base?: string;
}

/** The target of a click on a link to an address. */
function targetOf(href: string, situation: Situation = {}): string | undefined {
  const { attributes = {}, here = 'https://docs.example.com/cli/sync?tab=yaml', base = '/' } = situation;
  const link = {
    href: new URL(href, here).href,
    target: attributes.target ?? '',
    type: attributes.type ?? '',
    hasAttribute: (name: string) => name in attributes,
  };
  const event = { ...click, ...situation.click } as MouseEvent;
  return isPlainClick(event) ? siteTarget(link as HTMLAnchorElement, new URL(here), base)?.href : undefined;
}

describe('a click stays within the site', () => {
  test.each([
    ['/quickstart', 'https://docs.example.com/quickstart'],
    ['/quickstart?a=b#c', 'https://docs.example.com/quickstart?a=b#c'],
    ['version', 'https://docs.example.com/cli/version'],
    ['https://docs.example.com/', 'https://docs.example.com/'],
    ['/api/job.proto', 'https://docs.example.com/api/job.proto'],
    ['/changelog/v0.5', 'https://docs.example.com/changelog/v0.5'],
  ])('on a link to %s', (href, target) => {
    expect(targetOf(href)).toBe(target);
  });

  test('on a link to the current page, which is rendered again', () => {
    expect(targetOf('/cli/sync?tab=yaml')).toBe('https://docs.example.com/cli/sync?tab=yaml');
  });

  test('on a link to an anchor on the page with another query', () => {
    expect(targetOf('/cli/sync#flags')).toBe('https://docs.example.com/cli/sync#flags');
  });

  test('on a link that targets its own window', () => {
    expect(targetOf('/quickstart', { attributes: { target: '_self' } })).toBe(
      'https://docs.example.com/quickstart',
    );
  });

  test('on a link under the base, and to the base itself', () => {
    const here = 'https://example.com/docs/cli';
    expect(targetOf('/docs/quickstart', { here, base: '/docs/' })).toBe(
      'https://example.com/docs/quickstart',
    );
    expect(targetOf('/docs', { here, base: '/docs/' })).toBe('https://example.com/docs');
  });
});

describe('a click is left to the browser', () => {
  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'] as const)('with %s', (key) => {
    expect(targetOf('/quickstart', { click: { [key]: true } })).toBeUndefined();
  });

  test.each([1, 2])('with mouse button %i', (button) => {
    expect(targetOf('/quickstart', { click: { button } })).toBeUndefined();
  });

  test.each([
    { target: '_blank' },
    { target: 'preview' },
    { download: '' },
    { download: 'a.csv' },
    { type: 'text/markdown' },
  ])('on a link with %o', (attributes) => {
    expect(targetOf('/quickstart', { attributes })).toBeUndefined();
  });

  test.each([
    'https://example.com/',
    'http://docs.example.com/',
    'https://docs.example.com:8443/',
    'mailto:a@example.com',
    'javascript:void(0)',
    '/changelog/rss.xml',
    '/cli/sync.md',
    '/llms.txt',
  ])('on a link to %s', (href) => {
    expect(targetOf(href)).toBeUndefined();
  });

  test.each(['/', '/other', '/docsearch', '/doc'])('on a link to %s outside the base', (href) => {
    expect(targetOf(href, { here: 'https://example.com/docs/cli', base: '/docs/' })).toBeUndefined();
  });

  test('on a link to an anchor on the current page', () => {
    expect(targetOf('#flags')).toBeUndefined();
    expect(targetOf('/cli/sync?tab=yaml#flags')).toBeUndefined();
  });
});
