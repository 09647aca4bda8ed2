import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';
import type { RspressPlugin } from '@rspress/core';
import { formatHex } from 'culori';

import { dark } from '#ui/dark';
import { light } from '#ui/light';

import { analyticsSettings } from '../browser/analytics/analyticsSettings';
import { browserSettingsOf, earlySettingsOf, searchSettingsOf } from '../browser/browserSettings';
import { hasDocSearch, sendSettings, type Settings } from '../settings/schema';
import { browserBundle } from './browserBundle';
import { licensesPlugin } from './licensesPlugin';

/** Supported browsers: they have `:has()`, modal dialogs and `oklch()`. Others would need each color twice. */
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/**
 * Adds the theme to Rspress: scripts, the HTML around a page, and settings for the browser.
 *
 * @param publicRoot Folder of static files, with the icons.
 */
export function themePlugin(settings: Settings, publicRoot: string): RspressPlugin {
  return {
    name: 'theme',
    builderConfig: {
      plugins: [
        browserBundle,
        licensesPlugin,
        // All of these browsers support ES2022.
        pluginCheckSyntax({ ecmaVersion: 2022, excludeOutput: /\.html$/ }),
      ],
      html: {
        template: join(import.meta.dirname, '..', 'theme', 'page.html'),
        templateParameters: {
          direction: settings.direction,
          colorMode: settings.colorMode.default,
          base: settings.base,
          hasPublicFile: (file: string) => existsSync(join(publicRoot, file)),
          themeColors: { light: formatHex(light.color.ground), dark: formatHex(dark.color.ground) },
        },
        // Rsbuild links `favicon.ico` by itself, without a size, and browsers would prefer it to the SVG.
        tags: (tags) => tags.filter(({ attrs }) => attrs?.rel !== 'icon'),
      },
      source: {
        define: {
          ALL_SETTINGS: JSON.stringify(settings),
          BROWSER_SETTINGS: JSON.stringify(browserSettingsOf(settings)),
          SEARCH_SETTINGS: JSON.stringify(searchSettingsOf(settings)),
          HAS_VERSIONS: JSON.stringify(settings.versions.length > 1),
          IS_SEARCH_HOSTED: JSON.stringify(settings.search.provider === 'algolia'),
          HAS_DOCSEARCH: JSON.stringify(hasDocSearch(settings)),
          HAS_ASSISTANTS: JSON.stringify(settings.assistants),
          EARLY_SETTINGS: JSON.stringify(earlySettingsOf(settings)),
          ANALYTICS_SETTINGS: JSON.stringify(analyticsSettings(settings)) ?? 'undefined',
          SEND_SETTINGS: JSON.stringify(sendSettings(settings)) ?? 'undefined',
        },
      },
      // Tests have budgets for sizes; a list of compressed sizes takes time.
      performance: { buildCache: false, printFileSize: false },
      // `/licenses.txt` replaces legal comments.
      output: {
        polyfill: 'off',
        legalComments: 'none',
        overrideBrowserslist: browsers,
        minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 }, mangle: { toplevel: true } } } },
      },
      tools: {
        // The minifier adds the prefixes and fallbacks that browsers need.
        lightningcssLoader: false,
        // The modules of pages run once, so they aren't optimized.
        rspack: ({ optimization }, { environment, isProd }) => {
          if (!isProd || environment.name !== 'node') return;
          Object.assign(optimization!, {
            mergeDuplicateChunks: false,
            // Modules that pages share are in one chunk, not in the chunk of every page.
            splitChunks: {
              chunks: 'async',
              cacheGroups: { shared: { name: 'shared', minChunks: 2, enforce: true } },
            },
            usedExports: false,
          });
        },
      },
    },
  };
}
