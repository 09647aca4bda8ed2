import { buildMarker } from '../navigation/pageDocument';

let isStarted = false;

/** Runs the main script, which the page's head loads, once. It would hold up the first frames if it ran when it arrives. */
export function startMainScript(): void {
  if (isStarted) return;
  isStarted = true;
  const { href, integrity, crossOrigin } = document.querySelector<HTMLLinkElement>(`link[${buildMarker}]`)!;
  const script = document.createElement('script');
  script.dataset.main = '';
  document.head.append(Object.assign(script, { src: href, integrity, crossOrigin }));
}
