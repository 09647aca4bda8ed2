import { stylesMarker } from './pageDocument';

const waiting = () => document.querySelector<HTMLTemplateElement>(`template[${stylesMarker}]`);

let all: Promise<void> | undefined;

/**
 * Loads the stylesheet of all pages, once. It goes before those of scripts, which override it and don't load it again.
 *
 * @throws When it does not arrive. The next call tries again.
 */
export function stylesOfAll(): Promise<void> {
  const template = waiting();
  const link = template?.content.querySelector('link');
  if (!link) return Promise.resolve();
  all ??= new Promise<void>((resolve, reject) => {
    const styles = document.importNode(link);
    styles.addEventListener('load', () => resolve());
    styles.addEventListener('error', () => {
      styles.remove();
      all = undefined;
      reject(new Error('The styles of the site could not be loaded.'));
    });
    template!.after(styles);
  });
  return all;
}

/** Loads a script that brings styles of its own, and the styles of all pages. */
export const withStyles = async <T>(load: () => Promise<T>): Promise<T> =>
  // In this order: a script asks for the styles of all pages unless the page has them.
  (await Promise.all([stylesOfAll(), load()]))[1];

/** Resolves when the document has the styles of a kind of page. */
export async function stylesOf(kind: string): Promise<void> {
  if (waiting()?.getAttribute(stylesMarker) !== kind) await stylesOfAll();
}

/** Fetches the styles that the next page will need whichever it is: from the home page, all others are of another kind. */
export function stylesAhead(): void {
  if (waiting()?.getAttribute(stylesMarker) === 'home') stylesOfAll().catch(() => undefined);
}
