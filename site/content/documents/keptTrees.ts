import { extname } from 'node:path';
import type { Root } from 'mdast';

import { cacheFolder, openCache } from '../../cache';
import { codeHash } from '../../codeHash';

/** Syntax trees of pages as they were parsed, kept from one build to the next. */
export interface KeptTrees {
  /**
   * The tree of a page, of which the caller may change everything.
   *
   * @param body The text of the page, as `bodyOf` makes it.
   * @param file Its name: `.mdx` is parsed with JSX.
   * @param parse Parses the text when nobody has. What it throws is thrown.
   */
  treeOf: (body: string, file: string, parse: () => Root) => Root;
  /** Says that the tree of a page is still needed. */
  ask: (body: string, file: string) => void;
  /** Forgets trees that nobody has asked for. */
  sweep: () => void;
}

/**
 * Opens the trees of a site. Who reads a page and who makes a module of it, often on another thread, need the same one. The parser
 * takes 10 ms for a page of this site, and to read its tree takes less than one.
 * Both parse by the same grammar, which a test of the compiler holds: what extends one parser has to extend the other.
 *
 * @param contentRoot Absolute path of the content.
 */
export function openTrees(contentRoot: string): KeptTrees {
  const cache = openCache(cacheFolder('trees', contentRoot));
  const code = codeHash(['content/documents/markdown.ts']);
  const partsOf = (body: string, file: string) => [code, extname(file), body];
  return {
    treeOf(body, file, parse) {
      let parsed: Root | undefined;
      const kept = cache.textOf(partsOf(body, file), () => JSON.stringify((parsed = parse())));
      return parsed ?? (JSON.parse(kept) as Root);
    },
    ask: (body, file) => cache.ask(partsOf(body, file)),
    sweep: () => cache.sweep(),
  };
}
