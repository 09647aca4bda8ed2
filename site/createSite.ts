import { join, resolve } from 'node:path';

import type { UserConfig } from '@rspress/core';

import { contentPlugin } from './rspress/contentPlugin';
import { themePlugin } from './rspress/themePlugin';
import { readSettings } from './settings/readSettings';
import type { SettingsInput } from './settings/schema';

export interface CreateSiteOptions {
  /** The file with the settings, for problems. @default 'rspress.config.ts' */
  settingsFile?: string;
  /** Root of the project, with content, proto, and output. @default the working directory */
  root?: string;
  /** Whether warnings also stop the build. @default false */
  strict?: boolean;
  /** Whether to build drafts: pages marked as drafts, and entries with a future date. @default false */
  includeDrafts?: boolean;
}

/**
 * Converts a site's settings to a configuration of Rspress.
 *
 * @throws {SiteError} If the settings aren't valid. Problems in the content stop the build itself.
 */
export function createSite(input: SettingsInput, options: CreateSiteOptions = {}): UserConfig {
  const { settingsFile = 'rspress.config.ts', strict = false, includeDrafts = false } = options;
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
