import axe from 'axe-core';
import { afterEach, expect } from 'vitest';

/** The rules whose answer depends on colors, and thus on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Each story is played and examined in full in the light theme. Here it stays as the play function left it and shows
 * the dark theme, which changes colors alone: they are examined again.
 */
afterEach(async () => {
  const { dataset } = document.documentElement;
  // A story that is shown in the dark theme already would be examined twice in one theme, and in the other never.
  expect(dataset.theme).toBe('light');
  dataset.theme = 'dark';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: colorRules },
      resultTypes: ['violations'],
    });
    expect(
      violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      ),
    ).toEqual([]);
  } finally {
    dataset.theme = 'light';
  }
});
