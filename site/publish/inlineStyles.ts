import { stylesMarker } from '../browser/navigation/pageDocument';

/** The styles of a site as they stand in its pages. */
export interface PageStyles {
  /** Folders of pages that are drawn unlike others. */
  sections: string[];
  /** The link to the styles of all pages. */
  link: string;
  /** What stands in a page of each kind. */
  sheets: Map<string, string>;
}

/**
 * Puts into every page the styles that pages of its kind use, and the script that runs before the first paint: it paints while it
 * still arrives, without asking for a second file. The stylesheet of all pages waits in a template, for a navigation to a page of
 * another kind. Styles are longer than most pages, so this is best one of the last steps.
 *
 * @param earlyScript Source of the script. Nothing in it can end the element.
 */
export function inlineStyles({ sections, link, sheets }: PageStyles, earlyScript: string): FinishingStep {
  const script = `<script>${earlyScript.replace(/<(?=\/script|!--|script)/gi, '\\x3C')}</script>`;
  return (html, file) => {
    const kind = kindOf(file, sections);
    const all = `<template ${stylesMarker}="${kind}">${link}</template>`;
    return html.replace('</head>', () => `${sheets.get(kind) ?? ''}\n${script}\n${all}\n</head>`);
  };
}

/** A step that a built page goes through, from HTML to HTML. Knows the page's file, from the folder of the site. */
export type FinishingStep = (html: string, file: string) => string;

/**
 * Kind of a page: pages of a kind share one text of styles, whose hash the policy knows.
 *
 * @param file Its path in the folder of the site.
 * @param sections Folders of pages that are drawn unlike others.
 */
export function kindOf(file: string, sections: string[]): string {
  const [first = ''] = file.replace(/(\/index)?\.html$/, '').split('/');
  if (file === 'index.html') return 'home';
  return sections.includes(first) ? first : 'text';
}
