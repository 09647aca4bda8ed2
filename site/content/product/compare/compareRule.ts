import type { TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { didYouMean } from '../../../nearest';
import type { Fact, Product } from '../facts';
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

/** Whether a name on a page is that of a fact: the whole, its end where that is enough, or a beginning with an asterisk. */
export function isSame(
  onPage: string,
  name: string,
  { prefix = '', last = false }: { prefix?: string; last?: boolean },
): boolean {
  const bare = onPage.startsWith(prefix) ? onPage.slice(prefix.length) : onPage;
  if (bare === name || onPage === name) return true;
  if (bare.endsWith('*') && name.startsWith(bare.slice(0, -1))) return true;
  return last && name.endsWith(`.${bare}`);
}

/**
 * Whether what a cell says of a value is what the product says. Code in the cell is its value; a cell without code is taken by its words.
 *
 * @param value As the source writes it; undefined or empty where there is none.
 */
export function agrees(codes: string[], text: string, value: string | undefined): boolean {
  if (value === undefined || /^(?:|nil|\[\]|\{\})$/.test(value)) return codes.length === 0;
  if (value === 'false' && /^(?:(?:off|unset|no)\b|-)/i.test(text)) return true;
  return [...codes, ...(codes.length > 0 ? [] : [text])].some((word) => {
    if (word === value || (word !== '' && Number(word) === Number(value))) return true;
    // A constant of the source ends like the value that users write: `slog.LevelInfo`, `EMAIL_TYPE_UUID_V4`.
    if (/[._]/.test(value) && plain(word).length > 2 && plain(value).endsWith(plain(word))) return true;
    return word.split(/[,;\s]+/).includes(value);
  });
}

function plain(word: string): string {
  return word.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}
