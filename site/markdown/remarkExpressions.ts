import { join, relative } from 'node:path';

import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { parseMarkdown } from '../content/documents/markdown';
import { fileOf } from '../content/documents/fileOf';

const module = join(import.meta.dirname, 'evaluateExpression.ts');
const importStatement = `import { evaluateExpression as _evaluate } from ${JSON.stringify(module)};`;

/** Reports the line of an expression that throws: `{a.b}` becomes `{_evaluate(() => a.b, file, line)}`. */
export const remarkExpressions: Plugin<[], Root> = () => (tree, file) => {
  let found = false;
  visit(tree, (node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const statement = node.data?.estree?.body[0];
    if (statement?.type !== 'ExpressionStatement') return;
    found = true;
    statement.expression = {
      type: 'CallExpression',
      optional: false,
      callee: { type: 'Identifier', name: '_evaluate' },
      arguments: [
        { type: 'ArrowFunctionExpression', expression: true, params: [], body: statement.expression },
        valueToEstree(relative(file.cwd, fileOf(node, file.path))),
        valueToEstree(node.position?.start.line),
      ],
    };
  });
  if (found) tree.children.unshift(...parseMarkdown(importStatement, 'import.mdx').children);
};
