import type { TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { didYouMean } from '../../../nearest';
import type { Fact, Product } from '../facts';
import { agrees, isSame } from './agrees';
import type { PageNames } from './namesOnPage';
import type { Kind } from './reasons';
import type { Rule } from './rules';

/** Takes a difference, unless it is meant. */
export type Report = (kind: Kind, name: string, line: number, message: string, fix: string) => void;

/**
 * Compares the part of a page that a rule is about: the names of its rows, what their columns say, and whether all are there.
 *
 * @param line Where the part begins, for names that are missing.
 */
export function compareRule(
  rule: Rule,
  product: Product,
  page: PageNames,
  line: number,
  report: Report,
): void {
  const facts = rule.facts
    .flatMap((scope) => Object.entries(factsOf(product, scope) ?? {}))
    .filter(([name]) => rule.without === undefined || !name.startsWith(rule.without));
  const what = rule.facts.join(', ');
  for (const row of rowsOf(rule, page)) {
    for (const name of row.names.filter((name) => name.startsWith(rule.prefix ?? ''))) {
      const found = facts.filter(([known, { also }]) => isSame(name, known, rule) || also?.short === name);
      if (found.length === 0) {
        const meant = didYouMean(
          name,
          facts.map(([known]) => known),
        );
        const message = `${JSON.stringify(name)} is no name of ${what}.`;
        report('unknown', name, row.line, message, `${meant}Read ${facts[0]?.[1].file} and correct it.`);
      }
      for (const [title, key] of Object.entries(rule.columns)) {
        const cell = row.cells.get(title);
        for (const [known, fact] of cell && !name.endsWith('*') ? found : []) {
          // Where the source only names it, it says nothing of its value.
          if (fact.type === undefined && fact.default === undefined) continue;
          const from = (key === 'default' && linked(rule.values[known], product)) || fact;
          const value = key === 'default' ? from.default : from.also?.[key];
          if (agrees(codesIn(cell!), toString(cell!).trim(), value)) continue;
          const message = `${JSON.stringify(known)}: the column "${title}" says ${JSON.stringify(toString(cell!).trim())}, and the product ${value ? JSON.stringify(value) : 'nothing'}.`;
          report('differs', known, row.line, message, `Read ${from.file} and correct it.`);
        }
      }
    }
  }
  if (!rule.complete) return;
  const all = [...page.names.map(({ name }) => name), ...page.rows.flatMap(({ names }) => names)];
  for (const [known, { file }] of facts) {
    if (all.some((name) => isSame(name, known, rule))) continue;
    const message = `${JSON.stringify(known)} of ${what} is missing${rule.section ? ` in the section "${rule.section}"` : ''}.`;
    report('missing', known, line, message, `Add it: ${file} has it.`);
  }
}

/** The rows of the tables that a rule is about. */
export function rowsOf(rule: Rule, page: PageNames): PageNames['rows'] {
  return page.rows.filter(({ cells }) => rule.rows !== undefined && [...cells.keys()][0] === rule.rows);
}

/** Facts by kind and scope, such as `environment.api`; undefined when there are none. */
export function factsOf(product: Product, scope: string): Record<string, Fact> | undefined {
  const [kind = ''] = scope.split('.', 1);
  return product[kind]?.[scope.slice(kind.length + 1)];
}

/** The fact that has the value of another one: `limits.destination/batch.count`. */
function linked(place: string | undefined, product: Product): Fact | undefined {
  const [scope, name] = place?.split('/') ?? [];
  return scope && name ? factsOf(product, scope)?.[name] : undefined;
}

function codesIn(cell: TableCell): string[] {
  const codes: string[] = [];
  visit(cell, 'inlineCode', ({ value }) => void codes.push(value));
  return codes;
}
