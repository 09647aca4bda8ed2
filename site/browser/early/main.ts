/*
 * What has to be right before the first paint. The build puts this script into the head of every page; while developing it runs
 * before React draws anything.
 */
import { site } from '../site';
import { drawInSteps } from './drawInSteps';
import { keepClicks } from './keepClicks';
import { prepareRoot } from './prepareRoot';
import { useFonts } from './useFonts';

prepareRoot(site);
keepClicks();
if (process.env.NODE_ENV !== 'development') {
  useFonts();
  drawInSteps();
}
