import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const root = join(require.resolve('@rspress/core/theme-original'), '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Assumptions about Rspress: a sentence, the file of Rspress that makes it true, how, and the file of the site that relies on it. */
const assumptions: [claim: string, file: string, how: RegExp, user: string][] = [
  [
    'pages are compiled by the rule "mdx"',
    'node/initRsbuild.js',
    /\.rule\('mdx'\)[^;]*\.oneOf\('mdx'\)/,
    'site/rspress/contentPlugin.ts',
  ],
  [
    'the compiler of pages is called "mdx-loader", and the step to older syntax "builtin:swc-loader"',
    'node/initRsbuild.js',
    /\.use\('builtin:swc-loader'\)[^;]*\.use\('mdx-loader'\)/,
    'site/rspress/contentPlugin.ts',
  ],
  [
    'a module of a page has its data on its component',
    'runtime/initPageData.js',
    /mod\.default\.__RSPRESS_PAGE_META\?\.\[encodedPagePath\]/,
    'site/markdown/compilePage.ts',
  ],
  [
    'the data of a page is found by the path of its file, encoded',
    'runtime/initPageData.js',
    /encodeURIComponent\(pagePath\)/,
    'site/markdown/compilePage.ts',
  ],
  [
    'a page that does not exist has the type "404"',
    'runtime/initPageData.js',
    /pageType: '404'/,
    'site/theme/SiteLayout.tsx',
  ],
  [
    'a missing page is always rendered',
    'node/ssg/renderPages.js',
    /routePath: '\/404'/,
    'site/cli/buildSite.ts',
  ],
  [
    'pages of plugins are added in a build',
    'node/build.js',
    /externalPages: additionalPages/,
    'site/rspress/contentPlugin.ts',
  ],
  [
    'pages of plugins are added in development',
    'node/dev.js',
    /externalPages: additionalPages/,
    'site/rspress/contentPlugin.ts',
  ],
  [
    'plugins change the configuration before they add pages',
    'node/build.js',
    /modifyConfig\(\)[^]*addPages\(\)/,
    'site/rspress/contentPlugin.ts',
  ],
  [
    'a page is rendered by one function of React',
    'runtime/ssrServerEntry.js',
    /renderToPipeableStream\(app, \{[^]*onAllReady \(\) \{\s*pipe\(/,
    'site/rspress/serverPreact.mjs',
  ],
  [
    'rendered pages are assets of the compilation for Node.js',
    'node/ssg/rsbuildPluginSSG.js',
    /stage: 'optimize-transfer'[^]*compilation\.emitAsset\(/,
    'site/rspress/interceptPages.ts',
  ],
  [
    'a plugin is told at the end of a build',
    'node/build.js',
    /rsbuild\.build\(\)[^]*pluginDriver\.afterBuild\(\)/,
    'site/rspress/contentPlugin.ts',
  ],
  [
    'rules that replace text apply before the text of pages is parsed for its search',
    'node/route/extractPageData.js',
    /applyReplaceRules\([^)]*replaceRules\)/,
    'site/createSite.ts',
  ],
  [
    'the list of pages that a plugin empties is the one that is sent to browsers',
    'node/runtimeModule/pageData/createPageData.js',
    /modifySearchIndexData\(pages\)[^]*pages: pages\.map/,
    'site/rspress/contentPlugin.ts',
  ],
  [
    'the styles of its theme are entries before ours',
    'node/initRsbuild.js',
    /preEntry: \[\s*node_path\.join\(DEFAULT_THEME, '\.\/styles\/index\.js'\)/,
    'site/rspress/browserBundle.ts',
  ],
  [
    'the HTML of a page and its head replace two comments',
    'node/constants.js',
    /'<!--<\?- DOC_CONTENT \?>-->'[^]*'<!--<\?- HEAD \?>-->'/,
    'site/theme/page.html',
  ],
  [
    'development renders into the element "__rspress_root"',
    'runtime/csrClientEntry.js',
    /getElementById\('__rspress_root'\)/,
    'site/theme/page.html',
  ],
  [
    'a theme is asked for the color mode',
    'runtime/ClientApp.js',
    /const \[theme, setTheme\] = useThemeState\(\)/,
    'site/theme/index.tsx',
  ],
  [
    'a theme wraps pages in its root',
    'runtime/App.js',
    /import \{ Layout, Root \} from "@rspress\/core\/theme"/,
    'site/theme/index.tsx',
  ],
  [
    'code knows whether it is rendered by a build',
    'node/initRsbuild.js',
    /'process\.env\.__SSR__': JSON\.stringify\(true\)/,
    'site/theme/PageArticle.tsx',
  ],
  [
    'the data of the page, its head and its content are read by hooks and a component',
    'runtime/index.js',
    /\buseHead\b[^]*\bContent\b[^]*\busePage\b/,
    'site/theme/SiteLayout.tsx',
  ],
  [
    'development takes a configuration of Rsbuild and returns its server',
    'node/dev.js',
    /extraRsbuildConfig: extraBuilderConfig[^]*return server;/,
    'site/cli/devServer.ts',
  ],
];

describe('Rspress works as the site assumes', () => {
  test.each(assumptions)('%s', (_claim, file, how, user) => {
    expect(read(`dist/${file}`), `dist/${file} has changed, and ${user} relies on it`).toMatch(how);
    expect(readFileSync(user, 'utf8')).not.toBe('');
  });
});

test('the assumptions are for the installed version', () => {
  // A new version? Fix the assumptions that fail above, then write it here.
  expect((JSON.parse(read('package.json')) as { version: string }).version).toBe('2.0.22');
});
