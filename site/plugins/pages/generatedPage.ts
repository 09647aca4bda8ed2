import { blockSeparator } from '../markdown/remarkBlocks';
import type { PageData } from '../markdown/remarkDocument';

/** A page that no writer wrote. */
export interface GeneratedPage {
  /** Address without base. */
  route: string;
  /** The module of the page: MDX, or TypeScript that exports a component by default. */
  source: string;
  extension: 'mdx' | 'tsx';
  /** Its text in MDX, block by block: each is whole in itself. @default the page has no text */
  blocks?: string[];
  /** Further files in the folder of the module, by name. @default none */
  beside?: Record<string, string>;
  /** What the page carries with it. A module in TypeScript exports it by itself. */
  data?: PageData;
}

/**
 * An element as MDX writes it, its props as one expression, so that no text in them is read as markup. They stand in it
 * as text without a brace: at each closing one, MDX tries anew to parse all before it.
 */
export function element(name: string, props: object, children = ''): string {
  const text = JSON.stringify(JSON.stringify(props)).replaceAll('{', '\\u007b').replaceAll('}', '\\u007d');
  const attributes = `{...JSON.parse(${text})}`;
  return children === ''
    ? `<${name} ${attributes} />`
    : `<${name} ${attributes}>\n\n${children}\n\n</${name}>`;
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
