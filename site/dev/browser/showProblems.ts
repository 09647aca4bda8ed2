import type { DevelopmentState } from '../state';

/*
 * Shows in a page what has to be mended. It is sent to the browser as it stands here, without its types: it may use nothing
 * but types from outside.
 */

// The page belongs to the server that made it; a newer one has newer pages.
const script = new URL((document.currentScript as HTMLScriptElement).src);
const own = script.searchParams.get('generation');
const host = document.createElement('development-problems');
const panel = host.attachShadow({ mode: 'open' });
const styles = document.createElement('style');
// The system's own colors: they follow light and dark, and no page can change them.
styles.textContent = `
  :host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; }
  section { max-height: 60vh; overflow: auto; padding: 16px 24px 24px; font: 15px/1.5 system-ui, sans-serif;
    background: Canvas; color: CanvasText; border-top: 4px solid CanvasText; }
  header { display: flex; gap: 16px; align-items: center; justify-content: space-between; }
  h2 { margin: 0; font-size: 17px; }
  ol { margin: 12px 0 0; padding: 0; list-style: none; display: grid; gap: 12px; }
  p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  code { font: 600 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  button { font: inherit; padding: 8px 16px; min-height: 44px; background: ButtonFace; color: ButtonText;
    border: 1px solid; border-radius: 6px; cursor: pointer; }
`;
let wasBroken = false;

const text = (name: string, content: string) => {
  const element = document.createElement(name);
  element.textContent = content;
  return element;
};

const draw = ({ problems, warnings, phase, renewal }: DevelopmentState) => {
  const found = [...problems, ...warnings];
  host.remove();
  const counts = [
    problems.length > 0 && `${problems.length} to mend`,
    warnings.length > 0 && (warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`),
  ].filter(Boolean);
  const title =
    counts.length > 0
      ? counts.join(', ')
      : renewal === 'underWay'
        ? 'The site starts anew with what has changed …'
        : phase === 'starting'
          ? 'The site starts …'
          : '';
  if (title === '') return;
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  const header = document.createElement('header');
  const hide = text('button', 'Hide');
  hide.addEventListener('click', () => host.remove());
  header.append(text('h2', title), hide);
  const list = document.createElement('ol');
  for (const { file, line, column, path, message, fix } of found) {
    const item = document.createElement('li');
    const place = [file, line, line && column].filter((part) => part !== undefined).join(':');
    item.append(
      text('code', path === undefined ? place : `${file} ${path}`),
      text('p', message),
      text('p', fix),
    );
    list.append(item);
  }
  section.append(header);
  if (found.length > 0) section.append(list);
  host.style.colorScheme = document.documentElement.dataset.theme ?? 'light dark';
  panel.replaceChildren(styles, section);
  document.documentElement.append(host);
};

new EventSource(new URL('state', script)).addEventListener('message', ({ data }: MessageEvent<string>) => {
  const state = JSON.parse(data) as DevelopmentState;
  // A page whose module failed to load has nothing that could follow the next version.
  const mended = wasBroken && state.modules === 'built';
  wasBroken = state.modules === 'broken';
  if (String(state.generation) !== own || mended) location.reload();
  else draw(state);
});
