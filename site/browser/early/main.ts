/* Runs before the first paint: the build inlines it into the head of every page. In development it runs before React. */
import type { EarlySettings } from '../browserSettings';
import { buildMarker } from '../pageMarkers';
import { noteInteraction } from '../interactions';
import { drawInSteps } from './drawInSteps';
import { loadFonts } from './loadFonts';
import { prepareRoot } from './prepareRoot';

declare const EARLY_SETTINGS: EarlySettings;

prepareRoot(EARLY_SETTINGS);
noteInteraction();
replayClicks();
// If the main script can't be loaded, the page falls back to how it works without scripts.
const onScriptError = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement && 'main' in target.dataset) {
    delete document.documentElement.dataset.script;
  }
};
addEventListener('error', onScriptError, true);
if (process.env.NODE_ENV !== 'development') {
  loadFonts();
  drawInSteps(startMainScript);
}

/** Runs the main script, which the head fetches, once. Running it as soon as it arrives would delay the first frames. */
function startMainScript(): void {
  if (document.querySelector('script[data-main]')) return;
  const { href, integrity, crossOrigin } = document.querySelector<HTMLLinkElement>(`link[${buildMarker}]`)!;
  const script = document.createElement('script');
  script.dataset.main = '';
  document.head.append(Object.assign(script, { src: href, integrity, crossOrigin }));
}

/** Repeats early clicks on buttons once the main script runs, and presses what `reloadIfOutdated` wants pressed. */
function replayClicks(): void {
  const pressed: HTMLButtonElement[] = [];
  const recordClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button && !button.matches('[type=submit]')) pressed.push(button);
  };
  const { build, pressAfter } = (history.state ?? {}) as { build?: string; pressAfter?: string };
  if (build) document.documentElement.dataset.reloaded = build; // See `reloadIfOutdated`.
  document.addEventListener('click', recordClick, { capture: true });
  document.addEventListener('ui:ready', () => {
    document.removeEventListener('click', recordClick, { capture: true });
    if (pressAfter) document.querySelector<HTMLElement>(pressAfter)?.click();
    for (const button of pressed) button.click();
  });
}
