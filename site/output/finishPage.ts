import { deferApp } from './deferApp';
import { holdFirstFrame } from './holdFirstFrame';
import { inlineStyles, type PageStyles } from './inlineStyles';
import { addIntegrity } from './integrity/addIntegrity';
import { pauseParser } from './pauseParser';

/** A step that a built page goes through, from HTML to HTML. Knows the page's file, from the folder of the site. */
export type FinishingStep = (html: string, file: string) => string;

/** What is known of a built site when its pages are finished. */
export interface FinishedSite {
  /** Address of the script that starts the app. */
  lightScript: string;
  /** What scripts and style sheets hash to, by their addresses. */
  hashes: Map<string, string>;
  styles: PageStyles;
}

/** Makes the last of the pages of a site: scripts wait, files are secured, styles stand in the page, the first frame waits for the text, the parser pauses. */
export function finishPage({ lightScript, hashes, styles }: FinishedSite): FinishingStep {
  const steps: FinishingStep[] = [
    deferApp(lightScript),
    (html) => addIntegrity(html, (address) => hashes.get(address)),
    inlineStyles(styles),
    holdFirstFrame,
    pauseParser,
  ];
  return (html, file) => steps.reduce((text, step) => step(text, file), html);
}
