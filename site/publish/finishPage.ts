import type { FinishingStep } from './finishingStep';
import { inlineStyles, type PageStyles } from './inlineStyles';
import { addIntegrity } from './integrity/addIntegrity';
import { pauseParser } from './pauseParser';
import { placeScript } from './placeScript';

/** What is known of a built site when its pages are finished. */
export interface FinishedSite {
  /** Name of the build. */
  build: string;
  /** Source of the script that runs before the first paint. */
  earlyScript: string;
  /** What scripts and style sheets hash to, by their addresses. */
  hashes: Map<string, string>;
  styles: PageStyles;
}

/** Completes a page: its script is named and secured, its styles and what runs before the first paint stand in it, the parser pauses. */
export function finishPage({ build, earlyScript, hashes, styles }: FinishedSite): FinishingStep {
  const steps: FinishingStep[] = [
    placeScript(build),
    (html) => addIntegrity(html, (address) => hashes.get(address)),
    inlineStyles(styles, earlyScript),
    pauseParser,
  ];
  return (html, file) => steps.reduce((text, step) => step(text, file), html);
}
