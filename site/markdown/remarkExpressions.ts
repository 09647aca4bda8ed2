import { join, relative, resolve } from 'node:path';

import type { SimpleCallExpression } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';

import { isJsx } from '../content/elements/element';
import { parseMarkdown } from '../content/documents/markdown';
import { placeOf } from '../content/documents/placeOf';
import { expressionOf } from '../content/partials/insertPartial';
import { variablesOf } from '../content/partials/pageScope';
import { visit } from '../visit';

const module = join(import.meta.dirname, 'evaluateExpression.ts');
const importStatement = `import { evaluateExpression as _evaluate, WithPlace as _WithPlace } from ${JSON.stringify(module)};`;

/** Adds the line to expressions and components, for errors: `{a.b}` becomes `{_evaluate(() => a.b, file, line)}`. */
export const remarkExpressions: Plugin<[], Root> = () => (tree, file) => {
  let needsImport = false;
  const localNames = new Set(variablesOf(tree).map(({ name }) => name));
  visit(tree, (node) => {
    const { file: path, line } = placeOf(node, file.path);
    const page = relative(file.cwd, resolve(file.cwd, path));
    if (isJsx(node) && node.name && localNames.has(node.name.split('.')[0]!)) {
      needsImport = true;
      const name = node.name.replace(/^.*\.scope\./, '');
      const place = `component: ${node.name}, name: "${name}", ...${JSON.stringify({ file: page, line })}`;
      const [placed] = parseMarkdown(`<_WithPlace _place={{ ${place} }} />`, 'import.mdx').children;
      node.attributes.push((placed as MdxJsxFlowElement).attributes[0]!);
      node.name = '_WithPlace';
    }
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const statement = node.data?.estree?.body[0];
    if (statement?.type !== 'ExpressionStatement') return;
    needsImport = true;
    const code = `_evaluate(() => null, ${JSON.stringify(page)}, ${line})`;
    const call = expressionOf(code) as SimpleCallExpression;
    Object.assign(call.arguments[0]!, { body: statement.expression });
    statement.expression = call;
  });
  if (needsImport) tree.children.unshift(...parseMarkdown(importStatement, 'import.mdx').children);
};
