import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { pageDocumentPath, buildMarker } from '../browser/navigation/pageDocument';
import { pageDocumentOf } from './pageDocumentOf';
import { articleHtml } from './articleOf';
import { mirrorRoute } from '../render/head/routes';
import { openCache } from '../cache';
import { articleMarkdown } from './mirror/articleMarkdown';
import { type FinishingStep, inlineStyles, type PageStyles } from './inlineStyles';
import { addIntegrity } from './integrity/addIntegrity';

/** The site that the pages belong to. */
export interface BuiltSite extends FinishedSite {
  /** Its folder. */
  outDir: string;
  mirrors: Mirrors;
}

/** The pages that are written as Markdown of what they show. */
export interface Mirrors {
  /** Their addresses, without base. */
  routes: ReadonlySet<string>;
  /** Absolute address of the home page, without a slash at its end. */
  origin: string;
  /** Folder of what earlier builds wrote. */
  cache: string;
  /** Names the code that writes. */
  code: string;
}

/**
 * Finishes pages, and writes beside each what a navigation fetches, and its text as Markdown. On a thread.
 *
 * @returns Names of the Markdown in its cache.
 */
export default function finishTask(
  files: string[],
  { outDir, mirrors, ...site }: BuiltSite,
): ReadonlySet<string> {
  const cache = openCache(mirrors.cache);
  const finish = finishPage(site);
  for (const file of files) {
    const path = join(outDir, file);
    const html = finish(readFileSync(path, 'utf8'), file);
    writeFileSync(path, html);
    const document = pageDocumentOf(html);
    if (!document || document.route === '/404') continue;
    const beside = join(outDir, pageDocumentPath(document.route));
    mkdirSync(dirname(beside), { recursive: true });
    writeFileSync(beside, JSON.stringify(document));
    if (!mirrors.routes.has(document.route)) continue;
    const article = articleHtml(html);
    const address = `${mirrors.origin}${document.route}`;
    const markdown = cache.textOf([mirrors.code, address, article], () => articleMarkdown(article, address));
    writeFileSync(join(outDir, mirrorRoute(document.route)), markdown);
  }
  return cache.asked;
}

/** What is known of a built site when its pages are finished. */
interface FinishedSite {
  /** Name of the build. */
  build: string;
  /** Source of the script that runs before the first paint. */
  earlyScript: string;
  /** What scripts and style sheets hash to, by their addresses. */
  hashes: Map<string, string>;
  styles: PageStyles;
}

/** Completes a page: its script is named and secured, its styles and what runs before the first paint stand in it, the parser pauses. */
function finishPage({ build, earlyScript, hashes, styles }: FinishedSite): FinishingStep {
  const steps: FinishingStep[] = [
    placeScript(build),
    (html) => addIntegrity(html, (address) => hashes.get(address)),
    inlineStyles(styles, earlyScript),
    pauseParser,
  ];
  return (html, file) => steps.reduce((text, step) => step(text, file), html);
}

/**
 * Lets the script of every page run as soon as it is there, while the rest of a long page still arrives, and names the build that the
 * page is of.
 *
 * @param build Changes with the script and the stylesheet.
 */
export const placeScript =
  (build: string): FinishingStep =>
  (html) =>
    html.replace('<script defer ', `<script async ${buildMarker}="${build}" `);

/** Nothing runs, so no policy has to allow it. */
const pause = '<script></script>';

/** How many rows follow each other without a pause: about what a slow phone parses in the time of a frame. */
const rows = 10;

/**
 * Puts pauses into a page of the reference: before the first of the rows that are drawn later, and then between them. Chrome
 * parses the rest of a page in one long task once it has yielded a few times; after a script, even an empty one, it
 * yields again soon, and can draw and answer in between. A page of text is parsed within a frame or two.
 */
export const pauseParser: FinishingStep = (html) => {
  let count = 0;
  return html.replace(/<div [^>]*\bdata-deferred/g, (row) => (count++ % rows === 0 ? `${pause}${row}` : row));
};
