import { blockSeparator } from '../markdown/remarkBlocks';
import type { PageData } from '../markdown/remarkDocument';

/** A page that no writer wrote. */
export interface GeneratedPage {
  /** Address without base. */
  route: string;
  /** The module of the page: MDX, or TypeScript that exports a component by default. */
  source: string;
  extension: 'mdx' | 'tsx';
  /** Further files in the folder of the module, by name. @default none */
  beside?: Record<string, string>;
  /** What its reader fetches later: texts by the paths of their files in the built site. @default none */
  files?: ReadonlyMap<string, string>;
  /** What the page carries with it. A module in TypeScript exports it by itself. */
  data?: PageData;
}

/** Front matter and text of a page in MDX. */
export function mdx(
  { title, description }: { title: string; description: string },
  blocks: string[],
): string {
  return [
    `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---`,
    blocks.join(`\n\n${blockSeparator}\n\n`),
  ].join('\n\n');
}
