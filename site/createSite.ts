import { join, resolve } from 'node:path';

import type { UserConfig } from '@rspress/core';

import type { ContentOptions } from './content/readContent';
import { contentPlugin } from './rspress/contentPlugin';
import { themePlugin } from './rspress/themePlugin';
import { parseSettings } from './settings/parseSettings';
import type { SettingsInput } from './settings/schema';

/** Options of a site. `createSite` has their defaults. */
type CreateSiteOptions = Partial<Pick<ContentOptions, 'settingsFile' | 'root' | 'strict' | 'includeDrafts'>>;

/**
 * Converts a site's settings to a configuration of Rspress.
 *
 * @throws {SiteError} If the settings aren't valid. Problems in the content stop the build itself.
 */
export function createSite(input: SettingsInput, options: CreateSiteOptions = {}): UserConfig {
  const { settingsFile = 'rspress.config.ts', strict = false, includeDrafts = false } = options;
  const root = resolve(options.root ?? '.');
  const settings = parseSettings(input, settingsFile);

  return {
    root: join(root, settings.content.root),
    outDir: join(root, 'dist'),
    base: settings.base,
    siteOrigin: settings.address,
    title: settings.title,
    description: settings.tagline,
    themeDir: join(import.meta.dirname, 'theme'),
    // The theme has its own color modes, navigation, search, and zoom.
    themeConfig: { darkMode: false, nav: [], sidebar: {} },
    search: false,
    // Rspress parses every page for its own search index. Empty pages take no time.
    replaceRules: [{ search: /[^]+/, replace: '' }],
    mediumZoom: false,
    llms: false,
    // The content plugin adds all pages.
    route: { cleanUrls: true, exclude: ['**/*'] },
    plugins: [
      contentPlugin({ settings, settingsFile, root, strict, includeDrafts }),
      themePlugin(settings, join(root, settings.content.root, 'public')),
    ],
  };
}
