/* The main script of every page: mounts behaviors, remembers choices, follows links, and loads islands on demand. */
import { mountBehaviors, emit } from '#ui/behaviors';

import type { AnalyticsSettings } from './analytics/analyticsSettings';
import { startAnalytics } from './analytics/startAnalytics';
import { fetchOk } from './fetchOk';
import { loadIslandsOnDemand } from './loadIslands';
import { rememberChoices, rememberVersion } from './memory/rememberChoices';
import { followLinks } from './navigation/navigate';
import { prefetchPages } from './navigation/prefetchPages';
import { isDevelopment } from './site';

/** Set by `rspress/themePlugin.ts`. A site without analytics or versions has no script for them. */
declare const ANALYTICS_SETTINGS: AnalyticsSettings | undefined;
declare const HAS_VERSIONS: boolean;

/** Starts each feature separately, so a failure doesn't stop the others. */
function start(...features: (() => void)[]): void {
  for (const startFeature of features) {
    try {
      startFeature();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Starts the features that need the whole page, which may still be loading when this script runs. */
function onDomReady(): void {
  emit(document, 'ui:arrival');
  // In development, the browser loads every page.
  if (!isDevelopment) start(followLinks, prefetchPages);
  document.documentElement.dataset.ready = '';
  emit(document, 'ui:ready');
}

// Before `onDomReady`: these listen for the first arrival.
start(
  () => mountBehaviors(document, { fetchText: async (address) => (await fetchOk(address)).text() }),
  rememberChoices,
  loadIslandsOnDemand,
);
if (HAS_VERSIONS) start(rememberVersion);
if (ANALYTICS_SETTINGS) start(startAnalytics.bind(undefined, ANALYTICS_SETTINGS));
// In a separate task, so that no task is long.
const completeSoon = () => setTimeout(onDomReady);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', completeSoon);
else completeSoon();
