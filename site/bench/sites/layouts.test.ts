import { expect, test } from 'vitest';

import { readSite } from '../../content/documents/readSite';
import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { readSettings } from '../../settings/readSettings';
import { generateSite, pagesOf } from './generateSite';
import { siteFiles, siteSettings, starlightFiles, stockFiles } from './layouts';

const site = generateSite(40);

test('a generated site is in order, strictly', async () => {
  const settings = readSettings(siteSettings(site), 'settings.ts');
  const options = { settings, settingsFile: 'settings.ts', strict: true, warn: () => expect.unreachable() };
  const { documents } = await readSite({ ...options, root: temporaryFolder(siteFiles(site)) });
  expect(documents).toHaveLength(40);
});

test('a stock site has the same pages with the same text in the same sidebars', async () => {
  const stock = stockFiles(site);
  for (const { id } of pagesOf(site))
    expect(stock[`docs/${id}.mdx`]).toBe(siteFiles(site)[`content/${id}.mdx`]);
  const config = `data:text/javascript,${encodeURIComponent(stock['rspress.config.mjs']!)}`;
  const { themeConfig } = (await import(config)).default;
  const sidebars = siteSettings(site).sidebars;
  for (const { id } of site.areas) {
    expect(JSON.stringify(themeConfig.sidebar[`/${id}/`]).match(/"link":/g)).toHaveLength(
      JSON.stringify(sidebars[id]).match(new RegExp(`"${id}/`, 'g'))!.length,
    );
  }
});

test('a Starlight site has the same pages, but for the titles that it draws itself', () => {
  const starlight = starlightFiles(site);
  for (const { id, title } of pagesOf(site)) {
    const source = siteFiles(site)[`content/${id}.mdx`]!;
    expect(source).toContain(`# ${title}\n`);
    expect(starlight[`src/content/docs/${id}.mdx`]).toBe(source.replace(`# ${title}\n`, ''));
  }
  expect(starlight['astro.config.mjs']!.match(/"link":/g)).toHaveLength(pagesOf(site).length - 1);
});
