/** How long a busy page is waited for, in milliseconds. */
const patience = 5000;

/** Resolves when the page is seen, has loaded, and has nothing better to do. */
export async function whenIdle(): Promise<void> {
  // A browser may draw a page ahead that is never looked at.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    await once(document, 'prerenderingchange');
  if (document.readyState !== 'complete') await once(window, 'load');
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 200);
  });
}

const once = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));
