import { join, resolve } from 'node:path';

import type { UserConfig } from '@rspress/core';

import { contentPlugin } from './rspress/contentPlugin';
import { themePlugin } from './rspress/themePlugin';
import { readSettings } from './settings/readSettings';
import type { SettingsInput } from './settings/schema';

export interface CreateSiteOptions {
  /** Where the settings are written, for problems. @default 'rspress.config.ts' */
  settingsFile?: string;
  /** Root of the project: content, proto and output lie under it. @default the working directory */
  root?: string;
  /** Whether warnings stop the build too. @default false */
  strict?: boolean;
  /** Whether drafts are built: pages that say so, and entries with a future date. @default false */
  drafts?: boolean;
}

/**
 * Turns a site's settings into a configuration of Rspress.
 *
 * @throws {SiteError} When the settings are not valid. Problems in the content stop the build itself.
 */
export function createSite(input: SettingsInput, options: CreateSiteOptions = {}): UserConfig {
  const { settingsFile = 'rspress.config.ts', strict = false, drafts = false } = options;
  const root = resolve(options.root ?? '.');
  const settings = readSettings(input, settingsFile);

  return {
    root: join(root, settings.content.root),
    outDir: join(root, 'dist'),
    base: settings.base,
    siteOrigin: settings.address,
    title: settings.title,
    description: settings.tagline,
    themeDir: join(import.meta.dirname, 'theme'),
    // The theme brings its own color modes, navigation, search and zoom.
    themeConfig: { darkMode: false, nav: [], sidebar: {} },
    search: false,
    // Rspress parses every page for its own search index. Without text, that takes no time.
    replaceRules: [{ search: /[^]+/, replace: '' }],
    mediumZoom: false,
    llms: false,
    // The content plugin adds all pages.
    route: { cleanUrls: true, exclude: ['**/*'] },
    plugins: [
      contentPlugin({ settings, settingsFile, root, strict, drafts }),
      themePlugin(settings, join(root, settings.content.root, 'public')),
    ],
  };
}
