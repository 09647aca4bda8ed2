import { hash } from 'node:crypto';

import { fontsMarker } from '../../browser/early/loadFonts';
import { groupStyles } from './groupStyles';

/** The maximum number of style groups. With the icon's, the Content Security Policy has 12 hashes of styles. */
const maxGroups = 11;

/** Sheets with the faces of fonts that browsers fetch: those of basic Latin, and all others. */
const brandFaces = 'ui/styles/brandFaces.css.ts';
const moreFaces = 'ui/styles/moreFaces.css.ts';

/** The styles of a site, as the bundler makes them. */
export interface BundledStyles {
  /** Minified style sheets, by the path of their module from the root of the project, in the order of the cascade. */
  sheets: ReadonlyMap<string, string>;
  /** The module of each class name, by its path from the root of the project. */
  fileOfClass: ReadonlyMap<string, string>;
}

/** The styles of a site, divided among its pages. */
export type PageStyles = ReturnType<typeof pageStyles>;

/**
 * Gives each page the styles of the components that it draws. A page paints while it loads, without fetching a
 * second file; a navigation fetches the missing groups.
 *
 * @param pages The names of the classes on each page.
 * @param base Path under which the site is published, with a slash at both ends.
 */
export function pageStyles(bundled: BundledStyles, pages: { classes: ReadonlySet<string> }[], base: string) {
  const { sheets, fileOfClass } = bundled;
  const withClasses = new Set(fileOfClass.values());
  // The font faces go into their own element.
  const pageSheets = new Map([...sheets].filter(([name]) => name !== brandFaces && name !== moreFaces));
  // Sheets without classes, such as the reset: every page needs them.
  const shared = [...pageSheets.keys()].filter((name) => !withClasses.has(name));
  const needsOf = (classes: ReadonlySet<string>) => {
    const used = [...classes].flatMap((name) => fileOfClass.get(name) ?? []);
    return new Set([...shared, ...used]);
  };
  const [basic, more] = [brandFaces, moreFaces].map((name) => sheets.get(name) ?? '') as [string, string];
  const needed = pages.map(({ classes }) => needsOf(classes));
  const groups = groupStyles(pageSheets, needed, maxGroups).map(({ files, css }, index) => {
    const isShared = files.includes(shared[0]!);
    // Groups are in the order of the cascade, which their names keep.
    const path = styleFile(isShared ? 'styles' : String(index).padStart(2, '0'), css);
    const href = `${base}${path}`;
    return { files, css, isShared, path, href, markup: `<style data-href="${href}">${css}</style>\n` };
  });

  const grouped = new Set(groups.flatMap(({ files }) => files));
  const rest = [...pageSheets].filter(([name]) => !grouped.has(name)).map(([, css]) => css);
  const islands = { path: styleFile('islands', rest.join('')), css: rest.join('') };
  const files = [...groups.filter(({ isShared }) => !isShared), islands];

  const fontFiles = [...basic.matchAll(/\burl\(([^)]*)\)/g)].map(([, address]) => address);
  // Browsers treat this type as data: `browser/early/loadFonts.ts` applies it when the files are loaded.
  const fonts = `<script type="text/css" ${fontsMarker}="${fontFiles.join(' ')}">${basic}${more}</script>\n`;
  return {
    /** The style elements of a page with these classes, and the addresses of its groups except the shared one. */
    forPage: (classes: ReadonlySet<string>) => {
      const needs = needsOf(classes);
      const own = groups.filter((group) => group.files.some((name) => needs.has(name)));
      return {
        markup: own.map(({ markup }) => markup).join(''),
        hrefs: own.flatMap(({ href, isShared }) => (isShared ? [] : href)),
      };
    },
    /** The element with the faces of the brand's fonts. */
    fonts,
    /** Addresses of all styles except the shared group: groups, and the rest, which only islands draw. */
    allHrefs: files.map(({ path }) => `${base}${path}`),
    files,
    /** CSS of the style elements, for the Content Security Policy. */
    sources: groups.map(({ css }) => css),
  };
}

/** The path of a file of styles, with a hash of its content. */
const styleFile = (name: string, css: string) => `static/css/${name}.${hash('sha256', css).slice(0, 10)}.css`;
