import { blockSeparator } from '../markdown/parsePage';
import type { PageData } from '../markdown/remarkDocument';

/** A page that no writer wrote. */
export interface GeneratedPage {
  /** Address without base. */
  route: string;
  /** The page in MDX. */
  source: string;
  /** What its reader fetches later: texts by the paths of their files in the built site. @default none */
  files?: ReadonlyMap<string, string>;
  /** What the page carries with it. */
  data: PageData;
}

/** Front matter and text of a page in MDX. */
export function mdx(
  { title, description, robots }: { title: string; description: string; robots?: 'noindex' },
  blocks: string[],
): string {
  const frontMatter = Object.entries({ title, description, robots }).filter(
    ([, value]) => value !== undefined,
  );
  return [
    ['---', ...frontMatter.map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---'].join('\n'),
    blocks.join(`\n\n${blockSeparator}\n\n`),
  ].join('\n\n');
}
