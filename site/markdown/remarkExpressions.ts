import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { parseMarkdown } from '../content/documents/markdown';

/**
 * Lets an expression that throws while its page is rendered name its line: `{a.b}` becomes
 * `{_evaluate(() => a.b, file, line)}`.
 *
 * @param module Absolute path of the module that exports `evaluateExpression`.
 * @param fileOf Path from the root of the project.
 */
export const remarkExpressions: Plugin<[module: string, fileOf: (path: string) => string], Root> =
  (module, fileOf) => (tree, file) => {
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
          valueToEstree(fileOf(file.path)),
          valueToEstree(node.position?.start.line),
        ],
      };
    });
    if (!found) return;
    const statement = `import { evaluateExpression as _evaluate } from ${JSON.stringify(module)};`;
    tree.children.unshift(...parseMarkdown(statement, 'import.mdx').children);
  };
