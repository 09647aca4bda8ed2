import { analyze } from 'eslint-scope';
import type { Program } from 'estree';
import type { Root } from 'mdast';

import { visit } from '../../visit';
import { isJsx } from '../elements/element';

type Scope = ReturnType<typeof analyze>['scopes'][number];

/** All JavaScript in a page: imports and exports, expressions, and computed attributes. */
export function programsIn(tree: Root): Program[] {
  const programs: (Program | null | undefined)[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      programs.push(node.data?.estree);
    } else if (isJsx(node)) {
      for (const attribute of node.attributes) {
        const { data } = typeof attribute.value === 'object' ? (attribute.value ?? {}) : attribute;
        programs.push((data as { estree?: Program } | undefined)?.estree);
      }
    }
  });
  return programs.filter((program) => program !== null && program !== undefined);
}

/** The names that a page imports or defines. Only imports and exports do so. */
export function variablesOf(tree: Root): Scope['variables'] {
  return tree.children.some(({ type }) => type === 'mdxjsEsm') ? scopeOf(tree).variables : [];
}

/** The names that a page imports or defines, and its uses of names that it doesn't define. */
export function scopeOf(tree: Root): Pick<Scope, 'variables'> & { undefinedNames: Scope['through'] } {
  const body = programsIn(tree).flatMap((program) => program.body);
  const program: Program = { type: 'Program', sourceType: 'module', body };
  const options = { ecmaVersion: 2024, sourceType: 'module', jsx: true, fallback: 'iteration' } as const;
  const { globalScope, scopes } = analyze(program, options);
  const { variables = [] } = scopes.find(({ type }) => type === 'module') ?? {};
  return { variables, undefinedNames: globalScope?.through ?? [] };
}
