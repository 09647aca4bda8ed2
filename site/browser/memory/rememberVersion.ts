import { listen, versionMenu } from '#ui/behaviors';

import { withBase } from '../../content/documents/withBase';
import { site } from '../site';
import { onStoredElsewhere, readStored, store } from './storage';
import { storageKeys } from './storageKeys';

const key = storageKeys.preferredVersion;

/** Brings the version menu to life, and keeps the version that the reader chooses, in this tab and others. */
export function rememberVersion(): void {
  const scope = { document, signal: new AbortController().signal };
  versionMenu(scope);
  listen(scope, 'ui:version', ({ name }) => {
    store(key, name);
    leadToPreferredVersion();
  });
  listen(scope, 'ui:arrival', leadToPreferredVersion);
  onStoredElsewhere([key], leadToPreferredVersion);
}

/** Outside of the documentation, the way back leads to the version that the reader chose. */
function leadToPreferredVersion(): void {
  const preferred = site.versions.find(({ name }) => name === readStored(key));
  const isVersioned = document.querySelector('details[data-version-menu]') !== null;
  const addressOf = (path: string) => withBase(path, site.base);
  const starts = ['/', ...site.versions.map(({ path }) => path)].map(addressOf);
  for (const link of document.querySelectorAll('nav[aria-label="Main"] a')) {
    if (!starts.includes(link.getAttribute('href')!)) continue;
    link.setAttribute('href', addressOf((!isVersioned && preferred?.path) || '/'));
  }
}
