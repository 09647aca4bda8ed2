import type { Settings } from '../../settings/schema';
import { storageKeys } from './storageKeys';

interface BeforePaintOptions {
  keys: Pick<typeof storageKeys, 'colorMode' | 'announcementId' | 'announcementDismissed'>;
  colorMode: { followSystem: boolean; switch: boolean };
  /** Null when there is nothing to dismiss. */
  announcementId: string | null;
  /** An address without a page. */
  notFound: string;
}

/**
 * The script that runs before the first paint: marks that scripts run and whose keyboard it is, and brings back the color mode and
 * whether the announcement was dismissed, so that nothing flashes or moves.
 */
export function headScript({ base, colorMode: modes, announcement }: Settings): string {
  const { colorMode, announcementId, announcementDismissed } = storageKeys;
  const options: BeforePaintOptions = {
    keys: { colorMode, announcementId, announcementDismissed },
    colorMode: { followSystem: modes.followSystem, switch: modes.switch },
    announcementId: announcement?.dismissible ? announcement.id : null,
    notFound: `${base}404`,
  };
  return `(${beforePaint.toString()})(${JSON.stringify(options).replaceAll('<', '\\u003c')})`;
}

/* Turned into text and run in the page: it may use nothing from outside. */
function beforePaint(options: BeforePaintOptions) {
  const root = document.documentElement;
  root.dataset.script = '';
  if (/Mac|iP(hone|ad|od)/.test(navigator.platform)) root.dataset.keyboard = 'apple';
  // An address that cannot be decoded would stop the page's own script; the not-found page needs no address.
  try {
    decodeURIComponent(location.pathname);
  } catch {
    history.replaceState(null, '', options.notFound);
  }
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
