import type { Page } from '../../checks/readPages';
import { didYouMean, nearest } from '../../../nearest';
import type { Problem } from '../../../problem';
import type { Product } from '../facts';
import { compareRule, factsOf, rowsOf } from './compareRule';
import { knownNames } from './knownNames';
import { namesOnPage, type PageNames } from './namesOnPage';
import { unusedReasons, type Kind } from './reasons';
import type { Reasons, Rule, Rules } from './rules';

export interface FindDifferencesOptions {
  product: Product;
  pages: Page[];
  rules: Rules;
  reasons: Reasons;
  /** Folder of the pages, from the root of the project. */
  contentRoot: string;
  /** Files that the rules and the reasons are written in, for problems. */
  rulesFile: string;
  reasonsFile: string;
}

export interface Differences {
  /** Names in code on the pages that have rules, each once a page. */
  names: number;
  /** Those of them that the product has. */
  known: number;
  /** Those of them that stand there for a reason. */
  reasoned: number;
  problems: Problem[];
}

/**
 * Compares pages with what the product's source defines: names that the product does not have, names that a page lacks, and values that
 * differ. A difference that is meant has a reason; a reason that nothing needs is a problem too.
 */
export function findDifferences(options: FindDifferencesOptions): Differences {
  const { product, pages, rules, reasons, contentRoot, rulesFile, reasonsFile } = options;
  const known = knownNames(product);
  const result: Differences = { names: 0, known: 0, reasoned: 0, problems: [] };
  const used = new Set<string>();
  for (const [id, ofPage] of Object.entries(rules)) {
    const page = pages.find(({ file }) => file.replace(/\.mdx?$/, '') === `${contentRoot}/${id}`);
    if (!page) {
      result.problems.push({
        file: rulesFile,
        message: `there is no page ${JSON.stringify(id)}.`,
        fix: 'Correct its id.',
      });
      continue;
    }
    const { file } = page;
    const isMeant = (kind: Kind, name: string) => {
      const found = [id, '*'].find((key) => reasons[key]?.some((reason) => reason[kind].includes(name)));
      if (found !== undefined) used.add([found, kind, name].join('\n'));
      return found !== undefined;
    };
    const reported = new Set<string>();
    const report = (kind: Kind, name: string, line: number, message: string, fix: string) => {
      const key = [kind, name, line].join('\n');
      if (reported.has(key) || isMeant(kind, name)) return;
      reported.add(key);
      result.problems.push({ file, line, message, fix: `${fix} Or say in ${reasonsFile} why it is so.` });
    };
    const onPage = namesOnPage(page.tree);
    for (const { name, line } of firstOf(onPage.names)) {
      result.names++;
      if (known.has(name)) result.known++;
      else if (isMeant('unknown', name)) result.reasoned++;
      // A plain word in code can be anything.
      else if (/[._*-]|[a-z][A-Z]/.test(name)) {
        const [best] = nearest(name, known.files.keys());
        const meant =
          best === undefined ? '' : `Did you mean ${JSON.stringify(best)} (${known.files.get(best)})? `;
        report('unknown', name, line, `the product has no ${JSON.stringify(name)}.`, `${meant}Correct it.`);
      }
    }
    for (const rule of ofPage) {
      const section = onPage.sections.find(({ title }) => title === rule.section);
      const part = within(onPage, section);
      const faults = faultsOf(rule, product, onPage, part);
      for (const fault of faults)
        result.problems.push({ file: rulesFile, message: `${id}: ${fault}`, fix: 'Correct the rule.' });
      if (faults.length === 0) compareRule(rule, product, part, section?.from ?? 1, report);
    }
  }
  result.problems.push(...unusedReasons(reasons, used, reasonsFile));
  return result;
}

/** What a rule names and is not there: facts, a heading, a table, a column. */
function faultsOf(rule: Rule, product: Product, page: PageNames, part: PageNames): string[] {
  const faults = rule.facts
    .filter((scope) => !factsOf(product, scope))
    .map((scope) => `there are no facts ${JSON.stringify(scope)}.`);
  const titles = page.sections.map(({ title }) => title);
  if (rule.section !== undefined && !titles.includes(rule.section)) {
    return [
      ...faults,
      `the page has no heading ${JSON.stringify(rule.section)}. ${didYouMean(rule.section, titles)}`.trim(),
    ];
  }
  const rows = rowsOf(rule, part);
  if (rule.rows === undefined) return faults;
  if (rows.length === 0) return [...faults, `no table begins with a column ${JSON.stringify(rule.rows)}.`];
  const missing = Object.keys(rule.columns).filter((title) => !rows.some(({ cells }) => cells.has(title)));
  return [...faults, ...missing.map((title) => `no table has a column ${JSON.stringify(title)}.`)];
}

function within(page: PageNames, section?: PageNames['sections'][number]): PageNames {
  const isIn = ({ line }: { line: number }) => !section || (line >= section.from && line <= section.to);
  return { ...page, names: page.names.filter(isIn), rows: page.rows.filter(isIn) };
}

function firstOf<Named extends { name: string }>(all: Named[]): Named[] {
  return [...new Map(all.toReversed().map((one) => [one.name, one])).values()].toReversed();
}
