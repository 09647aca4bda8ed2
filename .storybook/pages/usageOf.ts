import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Nodes } from 'mdast';
import { globSync } from 'tinyglobby';
import { visit } from 'unist-util-visit';

import { elements } from '../../site/content/elements/elements';
import { drawnLanguageOf } from '../../site/content/fences/drawnFences';

/** Where the site uses a component. */
export interface Usage {
  /** Addresses of the documents whose text has it. */
  pages: string[];
  /** Files of the site and of other components that draw it, from the root of the project. */
  drawnBy: string[];
}

/** Where the site uses each component of the design system, by its name. */
export function usageOf(
  documents: readonly { route: string; tree: Nodes }[],
  root: string,
): Record<string, Usage> {
  const written = documents.map(({ route, tree }) => ({ route, names: componentsIn(tree) }));
  const sources = globSync('{site,ui/components}/**/*.tsx', {
    cwd: root,
    ignore: ['**/*.{test,stories,samples}.tsx', '**/{fixtures,e2e}/**'],
  }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const components = globSync('ui/components/**/*.stories.tsx', { cwd: root });
  return Object.fromEntries(
    components.map((file) => {
      const name = basename(file, '.stories.tsx');
      const pages = written.filter(({ names }) => names.has(name)).map(({ route }) => route);
      const draws = new RegExp(`<(?:ui\\.)?${name}[\\s/>]`);
      const drawnBy = sources.filter(
        ({ file: at, text }) => basename(at, '.tsx') !== name && draws.test(text),
      );
      return [name, { pages, drawnBy: drawnBy.map((source) => source.file) }];
    }),
  );
}

/** The component that renders a type of Markdown node. */
const drawnAs: Partial<Record<Nodes['type'], string>> = {
  containerDirective: 'Callout',
  image: 'Picture',
  table: 'Table',
};

function componentsIn(tree: Nodes): Set<string> {
  const names = new Set<string>(['Prose']);
  visit(tree, (node) => {
    if (node.type === 'code') names.add(drawnLanguageOf(node)?.component ?? 'CodeBlock');
    else if (node.type === 'heading' && node.depth > 1) names.add('Heading');
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      names.add(elements[node.name ?? '']?.component ?? node.name ?? '');
    } else names.add(drawnAs[node.type] ?? '');
  });
  return names;
}
