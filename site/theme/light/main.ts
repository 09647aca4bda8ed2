/*
 * The one script that a page needs to be read: it serves the controls around the text, brings the text's own to life, and
 * brings the app when the reader means to do more. Bundled by itself, without React.
 */
import type { AnalyticsSettings } from '../../analytics/analyticsSettings';
import { takeFeedback } from '../../analytics/takeFeedback';
import { startAnalytics } from '../../analytics/startAnalytics';
import { dataMarker } from '../navigation/pageDocuments';
import { enlivenContent } from '../static/enlivenContent';
import { serveFrame } from './serveFrame';
import { startApp, startAppOnIntent } from './startApp';

/** What analytics is on, put in by the build. */
declare const analyticsOfSite: AnalyticsSettings | undefined;

enlivenContent();
document.addEventListener('click', takeFeedback);
serveFrame();
// Pages that have nothing to read before their script has run.
const needsApp = /"(live|pageType":"404)"/.test(
  document.querySelector(`script[${dataMarker}]`)?.textContent ?? '',
);
if (needsApp) startApp();
else startAppOnIntent();
if (analyticsOfSite) startAnalytics(analyticsOfSite);
