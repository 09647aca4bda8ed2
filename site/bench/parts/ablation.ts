import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import type { Browser } from 'playwright';
import { globSync } from 'tinyglobby';

import { withServed, type ServedSite } from '../browser/serveCounted';
import { unthrottled, visit } from '../browser/visit';
import { byTurns, type Figures, type Part, type Row } from '../figures';
import { benchScript, type BenchSite, type PageType } from '../sites/benchSites';
import { measureLoad } from './pages';

interface Trick {
  subject: string;
  pages: PageType[];
  measure: (browser: Browser, site: ServedSite, route: string) => Promise<Figures>;
  /** Another page without the trick: of another address, or in another text of its file. */
  address?: string;
  files?: string;
  text?: (text: string) => string;
}

const measurePaint = async (browser: Browser, site: ServedSite, route: string) => {
  const { FCP, LCP, TBT, 'longest task': longest } = await measureLoad(browser, site, route);
  return { 'FCP, ms': FCP, 'LCP, ms': LCP, 'TBT, ms': TBT, 'longest task, ms': longest };
};

const tricks: Trick[] = [
  {
    subject: 'step drawing',
    pages: ['home', 'long page', 'job.proto'],
    // A page that is opened at a place in it is drawn at once.
    address: '#none',
    measure: measurePaint,
  },
  {
    subject: 'parser pauses',
    pages: ['job.proto'],
    files: 'api/**/job.proto.html',
    text: (html) => html.replaceAll('<script></script>', ''),
    measure: measurePaint,
  },
  {
    subject: 'row heights from letters',
    pages: ['job.proto', 'long page'],
    files: '{api/**/job.proto,transformers/system}.html',
    // One of the heights that the style sheet knows, in tags alone: the policy knows the styles in the page by their hash.
    text: (html) =>
      html.replace(/<[a-z][^<>]*>/g, (tag) =>
        tag.replace(/\bdata-(text|example)="[1-9]\d*"/g, 'data-$1="630"'),
      ),
    measure: measureHeight,
  },
];

export const ablation: Part = {
  title: 'What tricks are worth',
  note: 'Each figure with the trick and without it, by turns in one run; the product has no switch for them, so a copy is measured that the bench has changed. What gains less than a tenth is taken out.',
  head: ['trick', 'figure'],
  measure: async (options) => {
    const { documentation, browser } = options;
    await options.makeReady(documentation);
    const measured = tricks.flatMap((trick) =>
      trick.pages.map((detail) => ({ ...trick, detail, route: documentation.routes[detail]! })),
    );
    const rows = await byTurns(measured, options, async ({ route, address = '', measure, files, text }) => {
      const copy = files ? changedCopy(documentation, files, text!) : documentation.outDir;
      const own = await withServed(documentation.outDir, (site) => measure(browser, site, route));
      const other = await withServed(copy, (site) => measure(browser, site, route + address));
      if (files) rmSync(copy, { recursive: true });
      return { ...named('with', own), ...named('without', other) };
    });
    const functions = await byTurns([{ subject: 'functions' }], options, async () => ({
      ...named('with', functionTimes(documentation.folder, 'with')),
      ...named('without', functionTimes(documentation.folder, 'without')),
    }));
    return [...rows, ...functions].flatMap(rowPerFigure);
  },
};

const named = (variant: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${variant} ${name}`, value]));

/** Makes columns of what a figure is with the trick and without it. */
function rowPerFigure({ figures, ...row }: Row): Row[] {
  const names = Object.keys(figures).flatMap((name) => /^with (.*)/.exec(name)?.[1] ?? []);
  return names.map((name) => {
    const own = figures[`with ${name}`]!;
    const without = figures[`without ${name}`]!;
    const gain = without === 0 ? Number.NaN : (1 - own / without) * 100;
    const [subject, detail] = row.detail ? [row.subject, `${row.detail}: ${name}`] : name.split('|');
    return { ...row, subject: subject!, detail, figures: { with: own, without, 'gain, %': gain } };
  });
}

/** What functions take, in a process of its own: code that has run before runs faster. */
function functionTimes(folder: string, variant: 'with' | 'without'): Figures {
  const [program, args] = benchScript('functionTimes.ts', folder, variant);
  return JSON.parse(execFileSync(program, args, { encoding: 'utf8' })) as Figures;
}

/** A copy of a built site with another text in some of its files. */
function changedCopy({ outDir }: BenchSite, files: string, change: (text: string) => string): string {
  const copy = `${outDir}.changed`;
  cpSync(outDir, copy, { recursive: true });
  const changed = globSync(files, { cwd: copy, absolute: true }).filter((file) => {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    writeFileSync(file, after);
    return after !== before;
  });
  if (changed.length > 0) return copy;
  throw new Error(`Nothing in ${files} is changed: the trick is not there, or looks otherwise now.`);
}

/** How far the height of a page is off before all of it is drawn, in percent of what it is then. */
function measureHeight(browser: Browser, site: ServedSite, route: string): Promise<Figures> {
  return visit(browser, site, unthrottled, async ({ page, quiet }) => {
    await page.goto(`${site.address}${route}`, { waitUntil: 'commit' });
    await quiet();
    const { before, after } = await page.evaluate(() => {
      const before = document.documentElement.scrollHeight;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*{content-visibility:visible!important}');
      document.adoptedStyleSheets.push(sheet);
      return { before, after: document.documentElement.scrollHeight };
    });
    return { 'height before all is drawn, % off': (Math.abs(before - after) / after) * 100 };
  });
}
