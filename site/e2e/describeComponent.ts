/** What of a component is compared with the same component elsewhere. */
export interface Reading {
  /** Selects the elements that are told. @default all that act, are named or have a state */
  told?: string;
  /** Selects those of them whose words are content: only that they have a name is told, and what the component says itself. */
  content?: string;
  /** Whether it is told what has the focus outside of the component, too. @default only that it is outside */
  around?: boolean;
}

/**
 * How a component stands for somebody who sees, hears or operates it, a line for each element in the order of the page: role, name,
 * states, and which one has the focus; then what the page around it says. Runs in the page.
 *
 * @param roots The component, or nothing where it has gone.
 */
export function describeComponent(roots: Element[], { told, content, around }: Reading): string[] {
  const acting =
    'a[href], button, input, select, textarea, summary, details, dialog, figure, h1, [aria-label], [aria-labelledby], [role], [tabindex], [data-state], [aria-live]';
  const aria = [
    'selected',
    'pressed',
    'expanded',
    'current',
    'busy',
    'haspopup',
    'disabled',
    'live',
    'invalid',
  ];
  const own = ['disabled', 'open', 'readonly', 'tabindex', 'type', 'data-state'];
  const states = [...aria.map((name) => `aria-${name}`), ...own];
  const tags: Record<string, string> = { A: 'link', INPUT: 'textbox', H1: 'heading', FIGURE: 'figure' };
  const active = document.activeElement;

  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? tags[element.tagName] ?? element.tagName.toLowerCase();
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const seenText = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.matches('[aria-hidden="true"], svg') || !isSeen(node)) return '';
    return [...node.childNodes].map(seenText).join('');
  };
  /** Elements that are named by their author or not at all: all their text would be a page. */
  const areas =
    'details, dialog, fieldset, figure, form, pre, section, [role="group"], [role="list"], [role="tablist"], [role="tabpanel"]';
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const byLabel = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const byField = [...((element as HTMLInputElement).labels ?? [])].map(seenText).join(' ');
    const byText = element.matches(areas) ? '' : seenText(element);
    return clean(byLabel || element.getAttribute('aria-label') || byField || byText);
  };
  /** Of words that are content their kind: whether there are any, and the verb before them. */
  const kindOf = (name: string) =>
    name === '' ? '' : name.replace(/^(Copy |Version: |)(?!page$).+$/, '$1…');
  const wordsOf = (element: Element) => {
    const name = nameOf(element);
    // What it says while a state lasts are its own words.
    const isOwn =
      !content ||
      !element.matches(content) ||
      /^(copied|failed)$/.test(element.getAttribute('data-state') ?? '');
    return isOwn ? name : kindOf(name);
  };
  const statesOf = (element: Element) =>
    states
      .filter((name) => element.hasAttribute(name))
      .map((name) => `${name}=${element.getAttribute(name)}`)
      .join(' ');
  const describedBy = (element: Element) => {
    const id = element.getAttribute('aria-describedby');
    return id ? `described=${document.getElementById(id) !== null}` : '';
  };
  const line = (element: Element) =>
    [
      roleOf(element),
      JSON.stringify(wordsOf(element)),
      statesOf(element),
      describedBy(element),
      element instanceof HTMLInputElement ? `value=${JSON.stringify(element.value)}` : '',
      element === active ? 'HAS THE FOCUS' : '',
    ]
      .filter(Boolean)
      .join(' ');

  const lines: string[] = [];
  for (const root of roots) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (element.matches(told ?? acting) && isSeen(element)) lines.push(line(element));
    }
  }
  if (lines.length === 0) lines.push('gone');

  if (!lines.some((text) => text.endsWith('HAS THE FOCUS'))) {
    const inside = active !== null && roots.some((root) => root.contains(active));
    const outside =
      around && active && active !== document.body
        ? `on ${roleOf(active)} ${JSON.stringify(wordsOf(active))}`
        : 'outside';
    lines.push(`the focus is ${inside ? 'inside' : outside}`);
  }
  const { theme = 'light', announcement } = document.documentElement.dataset;
  lines.push(`the root says ${JSON.stringify({ theme, announcement })}`);
  const fields = roots.flatMap((root) => [...root.querySelectorAll<HTMLInputElement>('[data-sample-input]')]);
  for (const { dataset, value, defaultValue } of fields) {
    const places = [...document.querySelectorAll(`[data-sample="${dataset.sampleInput}"]`)];
    const follow = places.every((place) => place.textContent === (value || defaultValue));
    lines.push(`examples ${follow ? 'show what stands in' : 'differ from'} ${dataset.sampleInput}`);
  }
  lines.push(
    `selected is ${roots.some((root) => getSelection()?.containsNode(root.querySelector('pre') ?? root, true) && !getSelection()?.isCollapsed) ? 'the code' : 'nothing'}`,
  );
  lines.push(`heard is ${JSON.stringify(document.querySelector('[data-announcer]')?.textContent ?? '')}`);
  return lines;
}
