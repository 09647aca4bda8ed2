import { hash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { firstBlocksMarker } from '../browser/early/drawInSteps';
import { pagePayloadPath, sidebarPath, type PagePayload } from '../browser/navigation/pagePayload';
import { buildMarker, stylesMarker } from '../browser/pageMarkers';
import { SiteError, type Problem } from '../problem';
import { mirrorRoute } from '../theme/head/routes';
import { pageStyles, type BundledStyles, type PageStyles } from './styles/pageStyles';
import { convertPage, type ConvertedPage, type InlineSources, type Range } from './convertPage';
import type { Write } from './createWriter';

export interface FinishPagesOptions {
  /** Path under which the site is published, with a slash at both ends. */
  base: string;
  bundledStyles: BundledStyles;
  write: Write;
  /** Pages that are not in the folder yet, by their files. */
  convertedPages: ReadonlyMap<string, Promise<ConvertedPage>>;
}

/** A page that the site rendered. Writers can keep other HTML in `public/`. */
type RenderedPage = ConvertedPage & { route: string; file: string };

/**
 * Completes every page of a built site with its styles and the script that runs before the first paint, and writes next to
 * it the data for navigations, and its text as Markdown. Each page is parsed once.
 *
 * @returns The sources of scripts and styles in pages, and the finished pages by their addresses without base.
 * @throws {SiteError} When a page has markup that the Content Security Policy blocks, with every problem at once.
 */
export async function finishPages(outDir: string, options: FinishPagesOptions) {
  const { base, write, convertedPages } = options;
  const files = [...new Set([...convertedPages.keys(), ...globSync('**/*.html', { cwd: outDir })])].sort();
  const read = (file: string) => convertPage(readFileSync(join(outDir, file), 'utf8'));
  const pageIn = async (file: string) => ({ ...(await (convertedPages.get(file) ?? read(file))), file });
  const all = await Promise.all(files.map(pageIn));
  const problems = all.flatMap(blockedProblems);
  if (problems.length > 0) throw new SiteError(problems);

  const pages = all.filter((page): page is RenderedPage => page.route !== undefined);
  const styles = pageStyles(options.bundledStyles, pages, base);
  const assets = takeAssets(outDir, styles);
  for (const { path, css } of styles.files) write(path, css);
  for (const page of pages) {
    for (const [path, text] of finishPage(page, assets, styles)) write(path, text);
  }
  const sourcesOf = (kind: keyof InlineSources) => all.flatMap(({ inline }) => [...inline[kind]]);
  return {
    inline: {
      scripts: new Set([assets.early, ...sourcesOf('scripts')]),
      styles: new Set([...styles.sources, ...sourcesOf('styles')]),
    },
    finished: new Map(pages.map((page) => [page.route, page])),
  };
}

function blockedProblems({ blocked, file }: ConvertedPage & { file: string }): Problem[] {
  return blocked.map((markup) => ({
    file,
    message: `${markup.slice(0, 100)} is blocked by the Content Security Policy.`,
    fix: 'Use an element or a class of the design system, or a script of the theme.',
  }));
}

type Assets = ReturnType<typeof takeAssets>;

/** Takes the early script out of the folder, because it is inlined, and names the build. */
function takeAssets(outDir: string, { sources, allHrefs }: PageStyles) {
  const [early, main] = ['early', 'index'].map((name) => {
    const [file] = globSync(`static/js/${name}.*.js`, { cwd: outDir });
    if (file === undefined) throw new Error(`The build wrote no file static/js/${name}.`);
    return file;
  }) as [string, string];
  const source = readFileSync(join(outDir, early), 'utf8').trim();
  rmSync(join(outDir, early));
  return {
    // Keeps the source from closing its own element.
    early: source.replace(/<(?=\/script|!--|script)/gi, '\\x3C'),
    /** Name of the build. */
    build: hash('sha256', [main, ...sources, ...allHrefs].join()).slice(0, 10),
  };
}

/** The files of a page, by path or address: the completed page, the data for navigations to it, and its text. */
function finishPage(page: RenderedPage, assets: Assets, styles: PageStyles): [path: string, text: string][] {
  const { head, frame, route, navbarLabel, versionMenu, sidebar, markdown, wholeSidebar } = page;
  const html = new TextDecoder().decode(page.html);
  const { markup, hrefs } = styles.forPage(page.classes);
  const edits = [...editsOf(page, assets, styles), insert(page.headEnd, markup)];
  const files: ReturnType<typeof finishPage> = [[page.file, applyEdits(html, edits)]];
  if (markdown !== undefined) files.push([mirrorRoute(route), markdown]);
  if (wholeSidebar) files.push([sidebarPath(wholeSidebar.id), JSON.stringify(wholeSidebar.html)]);
  if (route === '/404') return files;
  const sidebarContent = sidebar ?? { start: frame.end, end: frame.end };
  const payload: PagePayload = {
    route,
    head,
    frame: html.slice(frame.start, sidebarContent.start) + html.slice(sidebarContent.end, frame.end),
    navbarLabel,
    sidebar: sidebar?.id,
    versions: versionMenu,
    build: assets.build,
    styles: hrefs,
  };
  return [...files, [pagePayloadPath(route), JSON.stringify(payload)]];
}

/** A part of a page, and its replacement. */
interface Edit extends Range {
  text: string;
}

const insert = (start: number, text: string): Edit => ({ start, end: start, text });

/** The differences between a page as rendered and as published, except for its styles. */
function editsOf(page: RenderedPage, assets: Assets, { fonts, allHrefs }: PageStyles): Edit[] {
  const { headEnd, earlyPartsEnd, mainScript, route, deferredStarts, lead, wholeSidebar } = page;
  const { build, early } = assets;
  if (mainScript === undefined) throw new Error(`The page ${route} has no main script.`);
  const isReference = deferredStarts.length > 0;
  // `browser/early/main.ts` starts the script that this loads.
  const preload = `<link rel="preload" as="script" fetchpriority="low" ${buildMarker}="${build}" ${firstBlocksMarker}="${isReference ? 0 : 3}" ${stylesMarker}="${allHrefs.join(' ')}" href="${mainScript.src}" integrity="${mainScript.integrity}" crossorigin="anonymous">`;
  return [
    { ...mainScript, text: preload },
    ...(isReference ? pauseEdits(deferredStarts) : leadEdits(headEnd, lead)),
    // The script takes 7 to 13 ms, most of it the first access to storage. Before the styles, it runs while they load.
    insert(earlyPartsEnd, `\n${fonts}<script>${early}</script>`),
    ...(wholeSidebar ? [{ ...wholeSidebar, text: '' }] : []),
  ];
}

/**
 * An empty script, which no policy has to allow, before every tenth row of a reference page. Chrome parses the rest of a
 * page in one long task once it has yielded a few times; after a script it yields again, and can paint and respond.
 */
const pauseEdits = (deferred: number[]): Edit[] =>
  deferred.filter((_, index) => index % 10 === 0).map((start) => insert(start, '<script></script>'));

/**
 * The first frame of a page of text waits for the first paragraph, mostly its largest text. At 4x CPU throttling and 1.6
 * Mbit/s, LCP is 20 to 50 ms earlier and FCP up to 20 ms later (medians of 5 loads of four pages, with and without).
 */
function leadEdits(headEnd: number, lead: RenderedPage['lead']): Edit[] {
  if (!lead) return [];
  // No heading's anchor begins with a colon.
  const { id = ':lead', nameEnd } = lead;
  const link = insert(headEnd, `<link rel="expect" blocking="render" href="#${id}">`);
  return lead.id === undefined ? [link, insert(nameEnd, ` id="${id}"`)] : [link];
}

function applyEdits(text: string, edits: Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  const parts = sorted.map((edit, index) => text.slice(sorted[index - 1]?.end, edit.start) + edit.text);
  return parts.join('') + text.slice(sorted.at(-1)?.end);
}
