import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import type { Root } from 'mdast';

import { noMemo, type Memo } from '../../memo';
import type { Problem } from '../../problem';
import type { Anchor } from './anchors';
import type { Referrer } from './checkReferences';
import { parseText, type Document } from './parseDocument';
import type { ContentFolder } from './readFences';

/** What the bundler adds to the path of an import. */
const extensions = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '/index.tsx', '/index.ts'];

/** Reads the Markdown files that pages import. The headings of a partial are anchors of the page. */
export function readPartials(
  documents: Document[],
  content: ContentFolder,
  memo: Memo = noMemo,
): { referrers: Referrer[]; anchors: Map<Document, Anchor[]>; problems: Problem[] } {
  const { root } = content;
  const referrers: Referrer[] = [];
  const anchorsOf = new Map<Document, Anchor[]>();
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const document of documents) {
    for (const { source, line } of importsIn(document.tree)) {
      if (!source.startsWith('.')) continue;
      const path = posix.join(posix.dirname(document.file), source);
      const file = extensions.map((extension) => path + extension).find((one) => existsSync(join(root, one)));
      if (file === undefined) {
        const fix = 'Write the path from the folder of the page: "./_part.mdx".';
        problems.push({ file: document.file, line, message: `the import ${path} does not exist.`, fix });
      } else if (/\.mdx?$/.test(file)) {
        const text = readFileSync(join(root, file), 'utf8');
        const parsed = memo(file, [text], (onRead) => parseText(text, file, { ...content, onRead }));
        const { tree, anchors, problems: inText } = parsed;
        if (!seen.has(file)) problems.push(...inText);
        seen.add(file);
        anchorsOf.set(document, [...(anchorsOf.get(document) ?? []), ...anchors]);
        if (tree) referrers.push({ id: document.id, route: document.route, file, tree });
      }
    }
  }
  return { referrers, anchors: anchorsOf, problems };
}

const importsIn = ({ children }: Root): { source: string; line?: number }[] =>
  children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .filter((statement) => statement.type === 'ImportDeclaration')
    .map(({ source, loc }) => ({ source: String(source.value), line: loc?.start.line }));
