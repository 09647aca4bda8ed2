/*
 * Runs before the first paint. The build inlines it into the head of every page; while developing it runs before React renders.
 */
import { drawInSteps } from './drawInSteps';
import { loadFonts } from './loadFonts';
import { prepareRoot, type RootSettings } from './prepareRoot';

declare const settingsOfRoot: RootSettings;

prepareRoot(settingsOfRoot);
keepClicks();
// Without the main script the page is one for readers without scripts.
const dropMark = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement && 'build' in target.dataset)
    delete document.documentElement.dataset.script;
};
addEventListener('error', dropMark, true);
if (process.env.NODE_ENV !== 'development') {
  loadFonts();
  drawInSteps();
}

/** Elements that work without a script. */
const native = 'a[href], summary, input, select, textarea, [type="submit"]';

/** Records clicks on buttons until the main script runs, then repeats them, so that none is lost on a slow connection. */
function keepClicks(): void {
  const pressed: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button && !button.matches(native)) pressed.push(button);
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
