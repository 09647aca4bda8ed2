import { fontsMarker } from '../navigation/pageDocuments';
import { storageKeys } from '../memory/storageKeys';

/**
 * Fetches the fonts that a page has been read without, so that the next one has them at once. Nothing is fetched when the
 * reader saves data. This page keeps its looks.
 */
export async function keepFonts(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const rules = document.querySelector(`[${fontsMarker}]`)?.textContent ?? '';
  const addresses = [...rules.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address!);
  if (connection?.saveData || addresses.length === 0) return;
  try {
    const kept = addresses.join(' ');
    if (localStorage.getItem(storageKeys.fonts) === kept) return;
    const answers = await Promise.all(addresses.map((address) => fetch(address, { priority: 'low' })));
    await Promise.all(answers.map((answer) => answer.blob()));
    if (answers.every(({ ok }) => ok)) localStorage.setItem(storageKeys.fonts, kept);
  } catch {
    // Without them the next page is read in the local font too.
  }
}
