import type { Part } from '../ui/behaviors/part';

/** What a behavior finds in the markup of its component, by name: `parameters.parts` of the component's stories. */
export type Parts = Record<string, Pick<Part, 'selector' | 'description'>>;

/** A table in Markdown of the elements that a behavior finds. */
export function partsTable(parts: Parts): string {
  const rows = Object.entries(parts).map(([name, { selector, description }]) => [
    `\`${name}\``,
    `\`${selector}\``,
    `${description}.`,
  ]);
  return [['Part', 'Selector', 'What it is'], ['---', '---', '---'], ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
