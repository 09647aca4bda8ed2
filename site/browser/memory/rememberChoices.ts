import { onEvent, sectionList, showColorMode, versionMenu } from '#ui/behaviors';

import { site } from '../site';
import { preferredColorMode, darkModeQuery } from './preferredColorMode';
import { onStorageChange, readStored, store } from './storage';
import { storageKeys } from './storageKeys';
import { withBase } from '../../content/links/withBase';

/** Stores the reader's choices. Color mode and shortcuts follow other tabs; the color mode can follow the system. */
export function rememberChoices(): void {
  const scope = { document };
  const { colorMode, shortcuts, announcementId, announcementDismissed } = storageKeys;
  onEvent(scope, 'ui:color-mode', ({ mode }) => store(colorMode, mode));
  onEvent(scope, 'ui:shortcuts', (chosen) => store(shortcuts, chosen.shortcuts));
  onEvent(scope, 'ui:dismiss', ({ id }) => {
    store(announcementId, id);
    store(announcementDismissed, 'true');
  });
  const updateColorMode = () => showColorMode(document, preferredColorMode(site.colorMode));
  onStorageChange(colorMode, updateColorMode);
  const showShortcuts = () => {
    document.documentElement.dataset.shortcuts = readStored(shortcuts) ?? 'all';
  };
  showShortcuts();
  onStorageChange(shortcuts, showShortcuts);
  darkModeQuery().addEventListener('change', updateColorMode);
}

const key = storageKeys.preferredVersion;

/** Mounts the version menu and stores the chosen version. */
export function rememberVersion(): void {
  const scope = { document, signal: new AbortController().signal };
  versionMenu(scope);
  onEvent(scope, 'ui:version', ({ name }) => {
    store(key, name);
    linkPreferredVersion();
  });
  onEvent(scope, 'ui:arrival', linkPreferredVersion);
  onStorageChange(key, linkPreferredVersion);
}

/** Points links to the documentation from other pages to the version that the reader chose. */
function linkPreferredVersion(): void {
  const preferred = site.versions.find(({ name }) => name === readStored(key));
  const isVersioned = document.querySelector('[data-menu=versions]') !== null;
  const addressOf = (path: string) => withBase(path, site.base);
  const starts = ['/', ...site.versions.map(({ path }) => path)].map(addressOf);
  for (const link of document.querySelectorAll(`${sectionList.selector} a`)) {
    if (!starts.includes(link.getAttribute('href')!)) continue;
    link.setAttribute('href', addressOf((!isVersioned && preferred?.path) || '/'));
  }
}
