import { stylesMarker } from './pageDocument';

const waiting = () => document.querySelector<HTMLTemplateElement>(`template[${stylesMarker}]`);

let all: Promise<void> | undefined;

/**
 * Loads the stylesheet of all pages, once: a page comes with the styles of its kind only. It goes before those that scripts load, which
 * override it; the bundler, too, looks for it in the page before it would add it.
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
export async function withStyles<T>(load: () => Promise<T>): Promise<T> {
  // In this order: a script asks for the styles of all pages unless the page has them.
  const styles = stylesOfAll();
  const [loaded] = await Promise.all([load(), styles]);
  return loaded;
}

/** Resolves when the document has the styles of a kind of page. */
export async function stylesOf(kind: string): Promise<void> {
  if (waiting()?.getAttribute(stylesMarker) !== kind) await stylesOfAll();
}

/** Fetches the styles that the next page will need whichever it is: from the home page, all others are of another kind. */
export function stylesAhead(): void {
  if (waiting()?.getAttribute(stylesMarker) === 'home') stylesOfAll().catch(() => undefined);
}
