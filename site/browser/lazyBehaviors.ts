/* Behaviors of components that few pages have, small enough for one chunk. */
import * as ui from '#ui/behaviors';

import { nearestAddresses } from '../search/nearestAddresses';
import { listedPages } from './listedPages';
import { onStoredElsewhere, readStored, store } from './memory/storage';
import { fillSidebars } from './navigation/fillSidebars';
import { showInTransition } from './navigation/showInTransition';
import { searchSettings } from './search/searchSettings';
import { site } from './site';

/** Storage key of the ticked items of all checklists: `production/backups upgrade/notes`. */
const ticksKey = 'checklists';

const scope = { document, signal: new AbortController().signal };
for (const mount of [...ui.rareBehaviors, keepTicks]) mount(scope);

ui.onEvent({ document }, 'ui:sidebar', fillSidebars);
ui.onEvent({ document }, 'ui:change', showInTransition);

/** Places whose content depends on the reader or needs another script. The others only need the behaviors above. */
const fillers: Record<string, (place: HTMLElement) => unknown> = {
  'api-rows': () => import(/* webpackChunkName: "api-rows" */ './apiRows'),
  'not-found': suggestPages,
  checklist: showTicks,
};

/** Fills a place, or completes an open menu. */
export const fill = (place: HTMLElement): unknown =>
  place.dataset.menu ? addAssistants(place) : fillers[place.dataset.needs!]?.(place);

/** If the menu is the copy menu, adds entries that connect an assistant to this site. */
function addAssistants(menu: HTMLElement): void {
  if (menu.dataset.menu !== 'copy') return;
  const url = new URL(`${site.base}mcp`, location.href).href;
  const name = new URL(searchSettings.address).hostname.replace(/[^a-z\d]+/gi, '-');
  const cursor = new URLSearchParams({ name, config: btoa(JSON.stringify({ url })) });
  const code = encodeURIComponent(JSON.stringify({ name, type: 'http', url }));
  ui.addCopyEntries(menu, [
    { label: 'Copy MCP address', text: url },
    { label: 'Copy line for Claude Code', text: `claude mcp add --transport http ${name} ${url}` },
    { label: 'Add to Cursor', href: `cursor://anysphere.cursor-deeplink/mcp/install?${cursor}` },
    { label: 'Add to VS Code', href: `vscode:mcp/install?${code}` },
  ]);
}

/** Shows the requested address on the not-found page, with suggestions. */
async function suggestPages(place: HTMLElement): Promise<void> {
  const path = location.pathname;
  ui.fillNotFound(place, { path });
  const suggestions = nearestAddresses(ui.decodeLeniently(path), await listedPages());
  ui.fillNotFound(place, { path, suggestions });
}

const readTicks = () => new Set(readStored(ticksKey)?.split(' '));

function showTicks(): void {
  const done = readTicks();
  ui.showDone(document, (list, item) => done.has(`${list}/${item}`));
}

function keepTicks(): void {
  ui.onEvent({ document }, 'ui:check', ({ list, item, done }) => {
    const others = [...readTicks()].filter((tick) => tick !== `${list}/${item}`);
    store(ticksKey, [...others, ...(done ? [`${list}/${item}`] : [])].join(' '));
  });
  onStoredElsewhere(ticksKey, showTicks);
}
