import { addCopyEntries } from '#ui/behaviors';

import { searchSettings } from './search/searchSettings';
import { site } from './site';

/** Adds to a menu, if it is the copy menu, what connects an assistant with this site. */
export function addAssistants(menu: HTMLElement): void {
  if (menu.dataset.menu !== 'copy') return;
  const url = new URL(`${site.base}mcp`, location.href).href;
  const name = new URL(searchSettings.address).hostname.replace(/[^a-z\d]+/gi, '-');
  const cursor = new URLSearchParams({ name, config: btoa(JSON.stringify({ url })) });
  const code = encodeURIComponent(JSON.stringify({ name, type: 'http', url }));
  addCopyEntries(menu, [
    { label: 'Copy MCP address', text: url },
    { label: 'Copy line for Claude Code', text: `claude mcp add --transport http ${name} ${url}` },
    { label: 'Add to Cursor', href: `cursor://anysphere.cursor-deeplink/mcp/install?${cursor}` },
    { label: 'Add to VS Code', href: `vscode:mcp/install?${code}` },
  ]);
}
