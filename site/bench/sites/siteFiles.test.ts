import { expect, test } from 'vitest';

import { readChangelog } from '../../content/changelog/readChangelog';
import { readSite } from '../../content/documents/readSite';
import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { readSettings } from '../../settings/readSettings';
import { generateSite, pagesOf } from './generateSite';
import { siteFiles, siteSettings } from './siteFiles';
import { stockFiles } from './stockFiles';

const site = generateSite({ pages: 40, entries: 12 });
const folderWith = (files: Map<string, string>) => temporaryFolder(Object.fromEntries(files));

test('a generated site is in order, strictly', async () => {
  const settings = readSettings(siteSettings(site), 'settings.ts');
  const options = { settings, settingsFile: 'settings.ts', strict: true, warn: () => expect.unreachable() };
  const { documents } = await readSite({ ...options, root: folderWith(siteFiles(site)) });
  expect(documents).toHaveLength(40);
});

test('its entries are in order', () => {
  const { changelog, problems, notes } = readChangelog(folderWith(siteFiles(site)), {
    folder: 'content/changelog',
    today: '2025-06-01',
    drafts: false,
  });
  expect([...problems, ...notes]).toEqual([]);
  expect(changelog.entries).toHaveLength(12);
});

test('a stock site has the same pages with the same text in the same sidebars', async () => {
  const stock = stockFiles(site);
  for (const { id } of pagesOf(site)) {
    expect(stock.get(`docs/${id}.mdx`)).toBe(siteFiles(site).get(`content/${id}.mdx`));
  }
  const config = stock.get('rspress.config.mjs')!;
  const {
    default: { themeConfig },
  } = await import(`data:text/javascript,${encodeURIComponent(config)}`);
  const sidebars = siteSettings(site).sidebars;
  for (const { id } of site.areas) {
    expect(JSON.stringify(themeConfig.sidebar[`/${id}/`]).match(/"link":/g)).toHaveLength(
      JSON.stringify(sidebars[id]).match(new RegExp(`"${id}/`, 'g'))!.length,
    );
  }
});
