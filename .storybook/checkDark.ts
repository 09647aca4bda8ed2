/// <reference types="vite/client" />
import type { ElementContext, RunOptions } from 'axe-core';

import { showColorMode, type ColorMode } from '#ui/behaviors';

/** The rules whose result depends on colors, and so on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Set in the browser of tests. */
const isTest = '__vitest_browser__' in globalThis;

// `.ci/stories.test.ts` injects styles that axe must reject.
const { STORYBOOK_STYLE: injectedStyles = '' } = import.meta.env as { STORYBOOK_STYLE?: string };
if (isTest) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: injectedStyles }));
}

/**
 * Examines a story in dark too: the addon runs all rules in the theme that is shown, and between themes only colors change.
 * Does nothing outside of tests.
 *
 * @throws {Error} With the violations that axe finds.
 */
export async function checkDark(): Promise<void> {
  if (!isTest) return;
  const { default: axe } = await import('axe-core');
  const context: ElementContext = { include: ['body'], exclude: ['.sb-wrapper'] };
  const options: RunOptions = { runOnly: colorRules, resultTypes: ['violations'] };
  const before = document.documentElement.dataset.theme as ColorMode;
  showColorMode(document, 'dark');
  const { violations } = await axe.run(context, options).finally(() => showColorMode(document, before));
  const found = violations.map(({ help, nodes }) => `${help}\n${nodes.map(({ html }) => html).join('\n')}`);
  if (found.length > 0) throw new Error(`In dark:\n${found.join('\n')}`);
}
