import type axeCore from 'axe-core';

/** What is loaded into the page. */
declare const axe: typeof axeCore;

/**
 * What axe finds in the story that is shown, a line each: the rule, and the elements. A story turns a rule off by its parameter
 * `a11y`, as in Storybook's own panel.
 *
 * Runs in the page, where axe is loaded: uses nothing from outside.
 *
 * @param rules The only ones that count. @default all
 */
export async function examine(rules?: string[]): Promise<string[]> {
  const own = __STORYBOOK_PREVIEW__!.currentRender!.story.parameters.a11y?.config?.rules ?? [];
  // A component is no page: it needs no landmark.
  const settings = [{ id: 'region', enabled: false }, ...own];
  const { violations } = await axe.run(
    { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs'] },
    {
      resultTypes: ['violations'],
      rules: Object.fromEntries(settings.map(({ id, enabled }) => [id, { enabled }])),
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    },
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`,
  );
}

/** The rules whose answer depends on colors, and thus on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];
