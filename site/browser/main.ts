/*
 * The one script that every page begins with: brings its components to life, remembers what the reader chose, follows
 * links, and brings what is an application by itself when it is wanted.
 */
import { mountBehaviors, tell } from '#ui/behaviors';

import type { AnalyticsSettings } from './analytics/analyticsSettings';
import { startAnalytics } from './analytics/startAnalytics';
import { mountIslands } from './islands';
import { rememberChoices, rememberVersion } from './memory/rememberChoices';
import { followLinks } from './navigation/visit';
import { prefetchPages } from './navigation/prefetch';
import { showLateFonts } from './showLateFonts';
import { isDevelopment } from './site';

/** What analytics is on, put in by the build. Where none is, nothing of it is in any script. */
declare const settingsOfAnalytics: AnalyticsSettings | undefined;

/** Whether there is more than one version of the documentation, put in by the build. */
declare const hasVersions: boolean;

/** Each part begins alone: one that cannot is reported, and the others are there. */
function begin(...parts: (() => void)[]): void {
  for (const part of parts) {
    try {
      part();
    } catch (error) {
      console.error(error);
    }
  }
}

async function readText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

/** What needs the page as a whole, which may still be on its way when this script runs. */
function complete(): void {
  tell(document, 'ui:arrival');
  // While developing, the browser loads every page whole.
  if (!isDevelopment) begin(followLinks, prefetchPages, showLateFonts);
  document.documentElement.dataset.ready = '';
  performance.mark('site-ready');
  tell(document, 'ui:ready');
}

begin(() => mountBehaviors(document, { readText }), rememberChoices, mountIslands);
if (hasVersions) begin(rememberVersion);
if (settingsOfAnalytics) begin(startAnalytics.bind(undefined, settingsOfAnalytics));
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', complete, { once: true });
else complete();
