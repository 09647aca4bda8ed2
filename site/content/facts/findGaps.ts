import type { Root } from 'mdast';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { routeOf } from '../documents/leadFrom';
import { mentions } from './mentions';
import { namesOf } from './namesOf';

/** Facts about the subject of one page. */
export interface Sheet {
  /** Path of the sheet under its folder without the extension: that of the page. */
  id: string;
  tree: Root;
}

/** What a page says, as far as a sheet is concerned. */
export interface PageText {
  /** All of its text, comparable. */
  text: string;
  /** Addresses of the pages that it links to, without base and anchor. */
  links: string[];
}

/** Why names of a sheet are on no page, by the id of the sheet. */
export type Reasons = Record<string, { reason: string; names: string[] }[]>;

export interface Comparison {
  /** Names that the sheets use, in all. */
  names: number;
  /** Those that are missing for a reason. */
  reasoned: number;
  /** Names that are missing without one, and reasons that nothing needs. */
  problems: Problem[];
}

export interface FindGapsOptions {
  sheets: Sheet[];
  /** Pages by address. */
  pages: Map<string, PageText>;
  reasons: Reasons;
  /** File in which the reasons are written, for problems. */
  reasonsFile: string;
}

/**
 * Finds the names of each sheet that neither its page uses nor a page that it links to. A sheet without a page of its own is
 * compared with all pages. A reason that nothing needs is a problem too, so that the list stays true.
 */
export function findGaps({ sheets, pages, reasons, reasonsFile }: FindGapsOptions): Comparison {
  const comparison: Comparison = { names: 0, reasoned: 0, problems: [] };
  const everything = [...pages.values()].map(({ text }) => text).join('\n');
  for (const { id, tree } of sheets) {
    const route = [routeOf(id), `${routeOf(id)}.proto`].find((route) => pages.has(route));
    const text = route === undefined ? everything : withLinks(route, pages);
    const names = namesOf(tree);
    const missing = names.filter((name) => !mentions(text, name));
    const known = (reasons[id] ?? []).flatMap(({ names }) => names);
    const left = missing.filter(({ name }) => !known.includes(name));
    comparison.names += names.length;
    comparison.reasoned += missing.length - left.length;
    for (const { name, line } of left) {
      comparison.problems.push({
        file: `${id}.md`,
        line,
        message: `${JSON.stringify(name)} is ${route === undefined ? 'on no page' : `neither on ${route} nor on a page it links to`}.`,
        fix: `Add it to the page, or say in ${reasonsFile} why it is not there.`,
      });
    }
    for (const name of known) {
      if (missing.some((gap) => gap.name === name)) continue;
      const found = names.some((gap) => gap.name === name);
      const rest = left.map((gap) => gap.name);
      comparison.problems.push({
        file: reasonsFile,
        message: `${JSON.stringify(name)} of ${id} ${found ? 'is on the page by now' : 'is no name of that sheet'}.`,
        fix: `${found ? '' : didYouMean(name, rest)}Remove it.`,
      });
    }
  }
  for (const id of Object.keys(reasons)) {
    if (sheets.some((sheet) => sheet.id === id)) continue;
    comparison.problems.push({
      file: reasonsFile,
      message: `there is no sheet ${JSON.stringify(id)}.`,
      fix: `${didYouMean(
        id,
        sheets.map((sheet) => sheet.id),
      )}Remove it.`,
    });
  }
  return comparison;
}

function withLinks(route: string, pages: Map<string, PageText>): string {
  const { text, links } = pages.get(route)!;
  return [text, ...links.map((link) => pages.get(link)?.text ?? '')].join('\n');
}
