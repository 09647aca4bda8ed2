import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join, posix, resolve } from 'node:path';

import type { Nodes, Parents, Root } from 'mdast';

import type { Problem } from '../../problem';
import { visit } from '../../visit';
import type { Anchor } from '../documents/anchors';
import type { ContentFolder } from '../documents/contentFolder';
import { isJsx, type JsxElement } from '../elements/element';
import { insertPartial } from './insertPartial';
import { variablesOf } from './pageScope';

declare module 'mdast' {
  interface RootData {
    /** Trees of imported Markdown that the page renders in JavaScript or not at all. */
    detached?: Root[];
  }
}

/** Suffixes that the bundler tries for the path of an import. */
const extensions = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '/index.tsx', '/index.ts'];

type ReadBody = (source: string, file: string) => { tree?: Root; anchors: Anchor[]; problems: Problem[] };

/** Inserts the Markdown files that a page imports. If an expression renders one, only its anchors are used. */
export function readPartials(
  tree: Root,
  pageFile: string,
  { root, folder, onRead }: ContentFolder,
  read: ReadBody,
  importers: string[],
): { anchors: Anchor[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const anchors: Anchor[] = [];
  for (const { source, line, name } of importsIn(tree)) {
    const add = (message: string, fix: string) => void problems.push({ file: pageFile, line, message, fix });
    if (!/^[./]/.test(source)) {
      const install = `Install it with "npm install ${packageOf(source)}", or remove the import: the design system may have such an element.`;
      if (!isInstalled(source, root)) add(`there is no package "${packageOf(source)}".`, install);
      continue;
    }
    const path = source.startsWith('/') ? source : posix.join(posix.dirname(pageFile), source);
    const file = extensions
      .map((extension) => path + extension)
      .find((one) => statSync(join(root, one), { throwIfNoEntry: false })?.isFile());
    onRead?.(join(root, file ?? path));
    if (file === undefined || source.startsWith('/')) {
      add(`the import ${path} does not exist.`, 'Write the path from the folder of the page: "./_part.mdx".');
    } else if (/\.mdx?$/.test(file)) {
      if (importers.includes(file)) {
        add(`the import ${path} leads back to ${file}.`, 'Remove one of the imports.');
        continue;
      }
      const partial = read(readFileSync(join(root, file), 'utf8'), file);
      problems.push(...partial.problems);
      if (!partial.tree) continue;
      const origin = { file, id: posix.relative(folder, file).replace(/\.mdx?$/, '') };
      visit(partial.tree, (node: Nodes) => {
        node.data = { ...node.data, partial: node.data?.partial ?? origin };
      });
      if (name !== undefined && insertAll(tree, name, partial.tree)) continue;
      tree.data = { ...tree.data, detached: [...(tree.data?.detached ?? []), partial.tree] };
      anchors.push(...partial.anchors);
    }
  }
  return { anchors, problems };
}

/** Inserts a partial for each of its elements. Returns false if it's also used in another way, or not at all. */
function insertAll(tree: Root, name: string, partial: Root): boolean {
  const uses: { element: JsxElement; parent: Parents }[] = [];
  visit(tree, (node, _index, parent) => {
    if (isJsx(node) && node.name === name) uses.push({ element: node, parent: parent as Parents });
  });
  const inserted = uses.map(({ element, parent }, index) => {
    const blocks = insertPartial(partial, element, name, index + 1);
    const siblings = parent.children as Nodes[];
    if (blocks) siblings.splice(siblings.indexOf(element), 1, ...blocks);
    return blocks !== undefined;
  });
  const variable = variablesOf(tree).find((one) => one.name === name);
  return inserted.length > 0 && inserted.every(Boolean) && variable?.references.length === 0;
}

const packageOf = (source: string) => /^(@[^/]+\/)?[^/]+/.exec(source)![0];

/** Import names provided by the project, such as `#ui`, and by Rspress. */
const provided = /^(#|virtual-|@theme(-original)?$|@rspress\/core(\/|$)|react(-dom|-router-dom)?(\/|$))/;

function isInstalled(source: string, root: string): boolean {
  if (isBuiltin(source) || provided.test(source)) return true;
  const folders = createRequire(resolve(root, 'page.js')).resolve.paths(source) ?? [];
  return folders.some((folder) => existsSync(join(folder, packageOf(source))));
}

/** The files and packages that a page imports, each with the local name of its default export. */
const importsIn = ({ children }: Root): { source: string; name?: string; line?: number }[] =>
  children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => {
      if (!('source' in statement) || !statement.source) return [];
      const specifiers = statement.type === 'ImportDeclaration' ? statement.specifiers : [];
      const name = specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name;
      return [{ source: String(statement.source.value), name, line: statement.loc?.start.line }];
    });
