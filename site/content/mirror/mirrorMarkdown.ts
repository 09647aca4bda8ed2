import type { Root, RootContent } from 'mdast';

import { absoluteAddress, type Origin } from '../documents/absoluteAddress';
import { leadFrom } from '../documents/leadFrom';
import { parseBlock } from '../documents/element';
import { parseMarkdown } from '../documents/markdown';
import { writeMarkdown } from '../documents/writeMarkdown';
import type { Context } from './context';
import { plainBlocks } from './plainContent';

export interface MirrorOptions {
  /** Name of the source's file: `.mdx` is parsed with JSX. */
  file: string;
  /** Path under the content root without the extension: what relative links start from. */
  id: string;
  /** Address of the page without base. */
  route: string;
  origin: Origin;
  /** Blocks above and below the page's own text. @default none */
  around?: (context: Context) => { above: RootContent[]; below: RootContent[] };
}

/** A page as plain Markdown that says what the page says, wherever it is read. */
export function mirrorMarkdown(source: string, { file, ...options }: MirrorOptions): string {
  return framedMirror(mirrorBody(parseMarkdown(source, file), options), options);
}

/**
 * Makes plain Markdown of blocks in MDX that stand on many pages, each once.
 *
 * @param origin Where the site is published.
 */
export function createBlockMirrors(origin: Origin): (blocks: string[]) => string {
  const known = new Map<string, string>();
  const parse = (text: string) => parseMarkdown(text, 'blocks.mdx').children;
  const make = (block: string) =>
    mirrorBody({ type: 'root', children: parseBlock(block, parse) }, { id: '', route: '/', origin });
  const mirrorOf = (block: string) => {
    const mirror = known.get(block) ?? make(block);
    known.set(block, mirror);
    return mirror;
  };
  return (blocks) =>
    blocks
      .map(mirrorOf)
      .filter((mirror) => mirror !== '')
      .join('\n');
}

/** The page's own text as plain Markdown. */
export function mirrorBody(tree: Root, options: Omit<MirrorOptions, 'file' | 'around'>): string {
  return writeMarkdown(plainBlocks(tree.children, contextOf(options)));
}

/** A page as plain Markdown, of its own text and the blocks around it. */
export function framedMirror(body: string, options: Omit<MirrorOptions, 'file'>): string {
  const { above = [], below = [] } = options.around?.(contextOf(options)) ?? {};
  return [writeMarkdown(above), body, writeMarkdown(below)].filter((text) => text !== '').join('\n');
}

function contextOf({ id, route, origin }: Omit<MirrorOptions, 'file' | 'around'>): Context {
  return {
    linkTo: (written) => absoluteAddress(leadFrom({ id, route }, written), origin),
    absolute: (href) => absoluteAddress(href, { ...origin, base: '/' }),
  };
}
