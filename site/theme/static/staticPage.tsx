import { Suspense, type ComponentType } from 'react';

import { lazyWithPreload } from '../navigation/lazyRoute';
import { enhance } from './enhance';

/** Marks the element whose content is static; its value is the page's address without base. */
const marker = 'data-static';

/** Content that came with the document or was fetched, by address. */
const contents = new Map<string, string>();

/** Adds a stylesheet that the document does not have, and waits until it is there. */
function bringStyles(link: HTMLLinkElement): Promise<void> | undefined {
  const href = link.getAttribute('href') ?? '';
  if (document.querySelector(`link[rel="stylesheet"][href=${JSON.stringify(href)}]`)) return;
  return new Promise((resolve, reject) => {
    const copy = document.createElement('link');
    copy.rel = 'stylesheet';
    copy.href = href;
    copy.onload = () => resolve();
    copy.onerror = () => {
      copy.remove();
      reject(new Error(`${href} did not arrive.`));
    };
    document.head.append(copy);
  });
}

/**
 * A page whose content is rendered at build and never again: the browser gets it as HTML, with the page itself
 * or, on a navigation, by fetching that page. Neither its data nor its components are part of any script.
 *
 * @param route Address of the page without base.
 * @param href Address of the page with base.
 * @param load Loads the component that renders the content: on the server, and while developing.
 */
export function staticPage(route: string, href: string, load: () => Promise<{ default: ComponentType }>) {
  const Content = lazyWithPreload(load as Parameters<typeof lazyWithPreload>[0]);

  function StaticPage() {
    if (process.env.__SSR__ || process.env.NODE_ENV === 'development') {
      return (
        <div {...{ [marker]: route }}>
          <Suspense>
            <Content />
          </Suspense>
        </div>
      );
    }
    // React leaves the server's content in place where it finds some.
    const html = { __html: contents.get(route) ?? '' };
    return (
      <div {...{ [marker]: route }} ref={enhance} suppressHydrationWarning dangerouslySetInnerHTML={html} />
    );
  }

  /** Called once, before the page is shown: brings its content, or keeps what the document came with for when the reader returns. */
  const prepare = async () => {
    if (process.env.__SSR__ || process.env.NODE_ENV === 'development') return;
    if (contents.has(route)) return;
    const present = document.querySelector(`[${marker}="${CSS.escape(route)}"]`);
    if (present) {
      contents.set(route, present.innerHTML);
      return;
    }
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const content = page.querySelector(`[${marker}]`);
    if (!content) throw new Error(`${href} is not the page that was expected.`);
    await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(bringStyles));
    contents.set(route, content.innerHTML);
  };

  return Object.assign(StaticPage, { prepare });
}
