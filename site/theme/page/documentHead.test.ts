import { expect, test } from 'vitest';

import { smallestSettings } from '../../fixtures/smallestSettings';
import { readSettings } from '../../settings/readSettings';
import { clientSettings } from '../settings';
import { documentHead } from './documentHead';
import type { SitePage } from './sitePage';

const settings = clientSettings(
  readSettings({ ...smallestSettings, title: 'Lighthouse', tagline: 'Shows the way' }, 'site.config.ts'),
);

const page: SitePage = {
  title: 'Sync',
  routePath: '/cli/sync',
  pageType: 'doc',
  frontmatter: { description: 'Runs a sync.' },
  toc: [],
};

test('a page is named before the site', () => {
  expect(documentHead(page, settings).title).toBe('Sync | Lighthouse');
});

test('the home page is named by the site and its tagline', () => {
  expect(documentHead({ ...page, routePath: '/' }, settings).title).toBe('Lighthouse | Shows the way');
});

test('where there is no page, the title says so', () => {
  expect(documentHead({ ...page, title: '', pageType: '404', routePath: '/nowhere' }, settings).title).toBe(
    'Page not found | Lighthouse',
  );
});

test('the description is that of the page, or the tagline', () => {
  const descriptionOf = (frontmatter: SitePage['frontmatter']) =>
    documentHead({ ...page, frontmatter }, settings).meta.find(({ name }) => name === 'description')?.content;
  expect(descriptionOf({ description: 'Runs a sync.' })).toBe('Runs a sync.');
  expect(descriptionOf({})).toBe('Shows the way');
});
