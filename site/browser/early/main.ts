/*
 * What has to be right before the first paint. The build puts this script into the head of every page; while developing it runs
 * before React draws anything.
 */
import { drawInSteps } from './drawInSteps';
import { preloadFonts } from './preloadFonts';
import { prepareRoot, type RootSettings } from './prepareRoot';

/** Put in by the build. */
declare const settingsOfRoot: RootSettings;

prepareRoot(settingsOfRoot);
keepClicks();
if (process.env.NODE_ENV !== 'development') {
  preloadFonts();
  drawInSteps();
}

/** Elements that do something without a script. */
const own = 'a[href], summary, input, select, textarea, [type="submit"]';

/**
 * Keeps what a reader presses before the page's script is there, and presses it again when it is: no click is lost on a slow line.
 */
function keepClicks(): void {
  const pressed: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button && !button.matches(own)) pressed.push(button);
  };
  document.addEventListener('click', keep, { capture: true });
  document.addEventListener(
    'ui:ready',
    () => {
      document.removeEventListener('click', keep, { capture: true });
      for (const button of pressed) button.click();
    },
    { once: true },
  );
}
