import { buildMarker } from '../browser/navigation/pageDocument';
import type { FinishingStep } from './finishingStep';

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
