/** How long "Copied" stays, in milliseconds. */
const saidFor = 2000;

/** Copies the Markdown of the page whose button was clicked. */
export function onCopyPageClick(target: Element): void {
  const place = target.closest('button')?.closest<HTMLElement>('[data-copy-page]');
  if (place) void copyPage(place);
}

/** What says again "Copy page" later on, by the element. */
const timers = new WeakMap<HTMLElement, number>();

async function copyPage(place: HTMLElement): Promise<void> {
  const word = place.querySelector<HTMLElement>('[data-copied]');
  const status = place.querySelector('[role="status"]');
  const href = place.querySelector('a')?.href;
  if (!word || !status || href === undefined) return;
  const { copied = '', failed = '' } = word.dataset;
  word.dataset.ready ??= word.textContent;
  const say = (state: string, text: string, announced: string) => {
    place.dataset.state = state;
    word.textContent = text;
    status.textContent = announced;
  };
  try {
    await write(textOf(href));
    say('copied', copied, copied);
  } catch {
    say('failed', failed, failed);
  }
  clearTimeout(timers.get(place));
  timers.set(
    place,
    window.setTimeout(() => say('ready', word.dataset.ready ?? '', ''), saidFor),
  );
}

async function textOf(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`);
  return answer.text();
}

/** Puts a text on the clipboard that has still to arrive. A browser that asks for the click of a person wants to be told of it at once. */
async function write(text: Promise<string>): Promise<void> {
  const arrived = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Whether it arrives is told by the clipboard; nobody else listens.
  arrived.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': arrived })]);
}
