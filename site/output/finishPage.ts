import { deferApp } from './deferApp';
import { drawInSteps } from './drawInSteps';
import { inlineStyles, type PageStyles } from './inlineStyles';
import { addIntegrity } from './integrity/addIntegrity';
import { pauseParser } from './pauseParser';

/** A step that a built page goes through, from HTML to HTML. Knows the page's file, from the folder of the site. */
export type FinishingStep = (html: string, file: string) => string;

/** What is known of a built site when its pages are finished. */
export interface FinishedSite {
  /** Address of the script that starts the app. */
  lightScript: string;
  /** Source of the script that draws a page in steps. */
  stepsScript: string;
  /** What scripts and style sheets hash to, by their addresses. */
  hashes: Map<string, string>;
  styles: PageStyles;
}

/** Makes the last of the pages of a site: scripts wait, files are secured, styles stand in the page, slow machines draw in steps, the parser pauses. */
export function finishPage({ lightScript, stepsScript, hashes, styles }: FinishedSite): FinishingStep {
  const steps: FinishingStep[] = [
    deferApp(lightScript),
    (html) => addIntegrity(html, (address) => hashes.get(address)),
    inlineStyles(styles),
    drawInSteps(stepsScript),
    pauseParser,
  ];
  return (html, file) => steps.reduce((text, step) => step(text, file), html);
}
