import { appMarker } from '../theme/navigation/pageDocuments';
import type { FinishingStep } from './finishPage';
import { kindOf } from './kindOf';

/** A page's link to the styles of all pages, as Rspress writes it. */
const stylesLink = /<link href="([^"]*)" rel="stylesheet"[^>]*>/g;

const app = new RegExp(`<template ${appMarker}="[^"]*">`);

/** The styles of a site as they stand in its pages. */
export interface PageStyles {
  /** Folders of pages that are drawn unlike others. */
  sections: string[];
  /** What stands in a page of each kind, by the address of the stylesheet. */
  sheets: Map<string, Map<string, string>>;
}

/**
 * Puts into every page the styles that pages of its kind use: it paints while it still arrives, without asking for a second
 * file. The stylesheet of all pages comes with the app, before a navigation can lead to a page of another kind. Styles are
 * longer than most pages, so this is best the last step.
 */
export function inlineStyles({ sections, sheets }: PageStyles): FinishingStep {
  return (html, file) => {
    const links: string[] = [];
    const inlined = html.replace(stylesLink, (link, href: string) => {
      const styles = sheets.get(href)?.get(kindOf(file, sections));
      if (styles === undefined) return link;
      links.push(link);
      return styles;
    });
    return inlined.replace(app, (template) => `${template}${links.join('')}`);
  };
}
