/*
 * What has to be right before the first paint. The build puts this script into the head of every page; while developing it runs
 * before React draws anything.
 */
import { drawInSteps } from './drawInSteps';
import { keepClicks } from './keepClicks';
import { prepareRoot, type RootSettings } from './prepareRoot';
import { useFonts } from './useFonts';

/** Put in by the build. */
declare const settingsOfRoot: RootSettings;

prepareRoot(settingsOfRoot);
keepClicks();
if (process.env.NODE_ENV !== 'development') {
  useFonts();
  drawInSteps();
}
