import type { Expression, Program } from 'estree';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * Lets an expression that throws while its page is rendered name its line: `{a.b}` becomes `{evaluate(() => a.b, file, line)}`.
 * The function is `evaluateExpression`.
 *
 * @param module Absolute path of the module that exports it.
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
        callee: { type: 'Identifier', name: evaluate },
        arguments: [
          { type: 'ArrowFunctionExpression', expression: true, params: [], body: statement.expression },
          literal(fileOf(file.path)),
          literal(node.position?.start.line ?? 1),
        ],
      };
    });
    if (found) tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree: importOf(module) } });
  };

const evaluate = '_evaluateExpression';

const literal = (value: string | number): Expression => ({ type: 'Literal', value });

const importOf = (module: string): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [
    {
      type: 'ImportDeclaration',
      attributes: [],
      source: { type: 'Literal', value: module },
      specifiers: [
        {
          type: 'ImportSpecifier',
          imported: { type: 'Identifier', name: 'evaluateExpression' },
          local: { type: 'Identifier', name: evaluate },
        },
      ],
    },
  ],
});
