import { stylesMarker } from './pageDocument';

const waiting = () => document.querySelector<HTMLTemplateElement>(`template[${stylesMarker}]`);

let all: Promise<void> | undefined;

/**
 * Fetches the styles of all pages: a page comes with those of its kind alone. Rejects when they cannot be had, and tries again the
 * next time.
 */
export function stylesOfAll(): Promise<void> {
  const link = waiting()?.content.querySelector('link');
  if (!link) return Promise.resolve();
  all ??= new Promise<void>((resolve, reject) => {
    const styles = document.importNode(link);
    styles.addEventListener('load', () => resolve());
    styles.addEventListener('error', () => {
      styles.remove();
      all = undefined;
      reject(new Error('The styles of the site could not be loaded.'));
    });
    document.head.append(styles);
  });
  return all;
}

/** Resolves when the document has the styles of a kind of page. */
export async function stylesOf(kind: string): Promise<void> {
  if (waiting()?.getAttribute(stylesMarker) !== kind) await stylesOfAll();
}

/** Fetches the styles that the next page will need whichever it is: from the home page, all others are of another kind. */
export function stylesAhead(): void {
  if (waiting()?.getAttribute(stylesMarker) === 'home') stylesOfAll().catch(() => undefined);
}
