import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';
import postcss from 'postcss';

import { inChunks } from '../inChunks';
import type { PageStyles } from './inlineStyles';
import { integrity } from './integrity/addIntegrity';
import { type Uses, referencesIn } from './uses';
import usesTask from './usesTask';
import { fontsMarker } from '../browser/showLateFonts';

export interface SplitStylesOptions {
  base: string;
  /** Folders of pages that are drawn unlike others, such as `changelog`: each has styles of its own. */
  sections: string[];
}

/**
 * Finds what stands in pages of each kind of the styles of a built site, and takes out of the stylesheet what comes in pages
 * alone.
 *
 * @param files All pages, by their paths in the folder.
 */
export async function splitStyles(
  outDir: string,
  files: string[],
  { base, sections }: SplitStylesOptions,
): Promise<PageStyles> {
  const work = { task: usesTask, module: new URL('./usesTask.ts', import.meta.url) };
  const found = await inChunks(work, files, { outDir, sections });
  const uses = merge(found);
  const [file] = await glob('static/css/styles.*.css', { cwd: outDir });
  if (file === undefined) throw new Error('The build wrote no stylesheet.');
  const css = (await readFile(join(outDir, file), 'utf8')).trim();
  // Every page has its fonts by then. A rule for one more, even the same, would have all text laid out anew.
  const all = withoutFonts(css);
  await writeFile(join(outDir, file), all);
  const href = `${base}${file}`;
  const link = `<link href="${href}" rel="stylesheet" crossorigin="anonymous" integrity="${integrity(Buffer.from(all))}">`;
  const sheets = new Map([...uses].map(([kind, used]) => [kind, separateFonts(usedStyles(css, used))]));
  return { sections, link, sheets };
}

/** What all chunks of the pages use. */
function merge(chunks: Map<string, Uses>[]): Map<string, Uses> {
  const all = new Map<string, Uses>();
  for (const [kind, { classes, properties }] of chunks.flatMap((chunk) => [...chunk])) {
    const known = all.get(kind);
    all.set(kind, {
      classes: new Set([...(known?.classes ?? []), ...classes]),
      properties: new Set([...(known?.properties ?? []), ...properties]),
    });
  }
  return all;
}

/** Rules for fonts that are fetched, in minified CSS. */
const fetchedFont = /@font-face\{[^}]*\burl\([^}]*\}/g;

/** Styles without rules for fonts. */
const withoutFonts = (css: string): string => css.replace(/@font-face\{[^}]*\}/g, '');

/**
 * Markup of minified styles, for the head. Fetched fonts get a style element that `browser/showLateFonts.ts` inserts
 * again, and those of basic Latin a preload that `browser/early/preloadFonts.ts` starts.
 */
function separateFonts(css: string): string {
  const rules = css.match(fetchedFont) ?? [];
  const preloads = rules
    .flatMap((rule) => /\burl\(([^)]*)\).*unicode-range:U\+0-/i.exec(rule)?.[1] ?? [])
    .map((file) => `<link rel="preload" as="font" crossorigin media="not all" href="${file}">`);
  const fonts = `${preloads.join('')}<style ${fontsMarker}>${rules.join('')}</style>`;
  return `${fonts}\n<style>${css.replace(fetchedFont, '')}</style>`;
}

/** The conditions of a selector, innermost first: a class in them need not be on the page. */
const condition = /:(?:not|is|where|has)\([^()]*\)/g;

const className = /\.(-?[A-Za-z_][\w-]*)/g;

/**
 * The rules of a stylesheet that can apply where there are no other classes than these, in their order, and the custom
 * properties that they and the markup need. All else stays: animations, fonts.
 *
 * @param css Minified, without nested rules.
 */
export function usedStyles(css: string, { classes, properties }: Uses): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.some((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (!used) rule.remove();
  });
  removeUnusedProperties(root, properties);
  root.walkAtRules((rule) => {
    // The order of layers is that in which they are named first.
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove();
  });
  return root.toString();
}

function removeUnusedProperties(root: postcss.Root, named: ReadonlySet<string>): void {
  const used = new Set(named);
  const needs = new Map<string, string[]>();
  root.walkDecls(({ prop, value }) => {
    const references = referencesIn(value);
    if (prop.startsWith('--')) needs.set(prop, [...(needs.get(prop) ?? []), ...references]);
    else references.forEach((name) => used.add(name));
  });
  // A set that grows while it is walked is walked to its new end.
  for (const name of used) needs.get(name)?.forEach((next) => used.add(next));
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/** The classes that an element, or those around and before it, must have. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(condition, '');
  }
  return [...plain.matchAll(className)].map(([, name]) => name!);
}
