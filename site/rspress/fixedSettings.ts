import { rootSettings } from '../browser/browserSettings';
import type { Settings } from '../settings/schema';

/** What can be replaced while a development server runs. */
const replaced = new Set<string>([
  'announcement',
  'footer',
  'ledger',
  'navbar',
  'publisher',
  'redirects',
  'sidebars',
] satisfies (keyof Settings)[]);

/** A text that stands for what a development server is told once: it begins anew when that changes. */
export function fixedSettings(settings: Settings): string {
  const fixed = Object.entries(settings).filter(([name]) => !replaced.has(name));
  return JSON.stringify([fixed, rootSettings(settings)]);
}
