import { hasRoom, isFast } from '../line';
import { storageKeys } from '../memory/storageKeys';

/** Marks the element that holds the rules for fonts that are fetched. Its value says whether the page is drawn with them. */
export const fontsMarker = 'data-fonts';

/** Longest time from asking for a page until its head is there with which fonts come in time to be used, in milliseconds. */
const longest = 150;

/**
 * Has the fonts come early where they arrive in time to be used: the browser has them from an earlier page, or the line is fast.
 * Elsewhere they would hold the text up, and come after it (`site/browser/bringFonts.ts`).
 */
export function useFonts(): void {
  const holder = document.querySelector(`[${fontsMarker}]`);
  if (!holder) return;
  const rules = rulesIn(holder);
  if (!(hasRoom() && isKept(rules)) && !(isFast() && cameSoon())) return;
  holder.setAttribute(fontsMarker, 'used');
  for (const [, href] of rules.matchAll(/url\(([^)]*)\)/g)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
    document.head.append(link);
  }
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
}

/** The rules that an element holds. */
export const rulesIn = (holder: Element): string => holder.textContent.replace(/<\/?style>/g, '');

/** What browsers say about the line is a guess; when this page came is not. */
function cameSoon(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (visit?.requestStart ?? 0) <= longest;
}

function isKept(rules: string): boolean {
  try {
    return localStorage.getItem(storageKeys.fonts) === rules;
  } catch {
    return false;
  }
}
