import type { Settings } from '../../settings/schema';
import { storageKeys } from './storageKeys';

interface BeforePaintOptions {
  keys: typeof storageKeys;
  colorMode: { followSystem: boolean; switch: boolean };
  /** Null when there is nothing to dismiss. */
  announcementId: string | null;
}

/**
 * The script that runs before the first paint: marks that scripts run, and brings back the color mode and
 * whether the announcement was dismissed, so that nothing flashes or moves.
 */
export function headScript({ colorMode, announcement }: Settings): string {
  const options: BeforePaintOptions = {
    keys: storageKeys,
    colorMode: { followSystem: colorMode.followSystem, switch: colorMode.switch },
    announcementId: announcement?.dismissible ? announcement.id : null,
  };
  return `(${beforePaint.toString()})(${JSON.stringify(options).replaceAll('<', '\\u003c')})`;
}

/* Turned into text and run in the page: it may use nothing from outside. */
function beforePaint(options: BeforePaintOptions) {
  const root = document.documentElement;
  root.dataset.script = '';
  let mode: string | null = null;
  try {
    const { keys } = options;
    if (options.colorMode.switch) mode = localStorage.getItem(keys.colorMode);
    if (
      options.announcementId !== null &&
      localStorage.getItem(keys.announcementId) === options.announcementId &&
      localStorage.getItem(keys.announcementDismissed) === 'true'
    ) {
      root.dataset.announcement = 'dismissed';
    }
  } catch {
    // Storage is blocked: the page's own script says so, once.
  }
  if (mode === 'light' || mode === 'dark') root.dataset.theme = mode;
  else if (options.colorMode.followSystem) {
    root.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
}
