/* Behaviors of components that few pages have, small enough for one chunk. */
import * as ui from '#ui/behaviors';

import { nearestPages } from '../search/nearestPages';
import { listedPages } from './listedPages';
import { onStorageChange, readStored, store } from './memory/storage';
import { fillOpenBranches, fillSidebars } from './navigation/fillSidebars';
import { showInTransition } from './navigation/showInTransition';
import { searchSettings } from './search/searchSettings';
import { site } from './site';

/** Storage key of the checked items of all checklists: `production/backups upgrade/notes`. */
const checkedItemsKey = 'checklists';

const scope = { document, signal: new AbortController().signal };
for (const mount of [...ui.lazyBehaviors, rememberCheckedItems]) mount(scope);

ui.onEvent({ document }, 'ui:branch', fillSidebars);
ui.onEvent({ document }, 'ui:swap', showInTransition);

/** What to do for an element by its `data-needs`. Names without a row only need the behaviors above. */
const fillers: Record<string, (slot: HTMLElement) => unknown> = {
  'api-rows': () => import(/* webpackChunkName: "api-rows" */ './apiRows'),
  'not-found': suggestPages,
  checklist: showCheckedItems,
  branches: fillOpenBranches,
};

/** Fills a slot, or completes an open menu. */
export const fill = (slot: HTMLElement): unknown =>
  slot.dataset.menu ? addAssistants(slot) : fillers[slot.dataset.needs!]?.(slot);

/** If the menu is the copy menu, adds items that connect an assistant to this site. */
function addAssistants(menu: HTMLElement): void {
  if (menu.dataset.menu !== 'copy') return;
  const url = new URL(`${site.base}mcp`, location.href).href;
  const name = new URL(searchSettings.address).hostname.replace(/[^a-z\d]+/gi, '-');
  const cursor = new URLSearchParams({ name, config: btoa(JSON.stringify({ url })) });
  const code = encodeURIComponent(JSON.stringify({ name, type: 'http', url }));
  ui.addCopyItems(menu, [
    { label: 'Copy MCP address', text: url },
    { label: 'Copy command for Claude Code', text: `claude mcp add --transport http ${name} ${url}` },
    { label: 'Add to Cursor', href: `cursor://anysphere.cursor-deeplink/mcp/install?${cursor}` },
    { label: 'Add to VS Code', href: `vscode:mcp/install?${code}` },
  ]);
}

/** Shows the requested address on the not-found page, with suggestions. */
async function suggestPages(slot: HTMLElement): Promise<void> {
  const path = location.pathname;
  ui.fillNotFound(slot, { path });
  const suggestions = nearestPages(ui.decodeLeniently(path), await listedPages());
  ui.fillNotFound(slot, { path, suggestions });
}

const readCheckedItems = () => new Set(readStored(checkedItemsKey)?.split(' '));

function showCheckedItems(): void {
  const done = readCheckedItems();
  ui.restoreChecks(document, (list, item) => done.has(`${list}/${item}`));
}

function rememberCheckedItems(): void {
  ui.onEvent({ document }, 'ui:checklist', ({ list, item, done }) => {
    const others = [...readCheckedItems()].filter((id) => id !== `${list}/${item}`);
    store(checkedItemsKey, [...others, ...(done ? [`${list}/${item}`] : [])].join(' '));
  });
  onStorageChange(checkedItemsKey, showCheckedItems);
}
