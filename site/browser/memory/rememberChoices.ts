import { listen, showColorMode } from '#ui/behaviors';

import { withBase } from '../../content/documents/withBase';
import { site } from '../site';
import { onStoredElsewhere, readStored, store } from './storage';
import { storageKeys } from './storageKeys';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/**
 * Keeps what the reader chooses: color mode, dismissed announcement, version of the documentation. Follows what they choose in
 * another tab, and the system where the settings say so.
 */
export function rememberChoices(): void {
  const scope = { document };
  const { colorMode, announcementId, announcementDismissed, preferredVersion } = storageKeys;
  listen(scope, 'ui:color-mode', ({ mode }) => store(colorMode, mode));
  listen(scope, 'ui:dismiss', ({ id }) => {
    store(announcementId, id);
    store(announcementDismissed, 'true');
  });
  listen(scope, 'ui:version', ({ name }) => {
    store(preferredVersion, name);
    leadToPreferredVersion();
  });
  listen(scope, 'ui:arrival', leadToPreferredVersion);
  onStoredElsewhere([colorMode], decideColorMode);
  onStoredElsewhere([announcementId, announcementDismissed], decideAnnouncement);
  onStoredElsewhere([preferredVersion], leadToPreferredVersion);
  if (site.colorMode.followSystem) systemIsDark.addEventListener('change', decideColorMode);
}

function decideColorMode(): void {
  const chosen = site.colorMode.switch ? readStored(storageKeys.colorMode) : null;
  const system = systemIsDark.matches ? 'dark' : 'light';
  const otherwise = site.colorMode.followSystem ? system : site.colorMode.default;
  showColorMode(document, chosen === 'light' || chosen === 'dark' ? chosen : otherwise);
}

function decideAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement-id]');
  const isDismissed =
    readStored(storageKeys.announcementId) === bar?.dataset.announcementId &&
    readStored(storageKeys.announcementDismissed) === 'true';
  const { dataset } = document.documentElement;
  if (isDismissed) dataset.announcement = 'dismissed';
  else delete dataset.announcement;
}

/** Outside of the documentation, the way back leads to the version that the reader chose. */
function leadToPreferredVersion(): void {
  if (site.versions.length < 2) return;
  const preferred = site.versions.find(({ name }) => name === readStored(storageKeys.preferredVersion));
  const isVersioned = document.querySelector('details[data-version-menu]') !== null;
  const addressOf = (path: string) => withBase(path, site.base);
  const starts = ['/', ...site.versions.map(({ path }) => path)].map(addressOf);
  for (const link of document.querySelectorAll('nav[aria-label="Main"] a')) {
    if (!starts.includes(link.getAttribute('href')!)) continue;
    link.setAttribute('href', addressOf((!isVersioned && preferred?.path) || '/'));
  }
}
