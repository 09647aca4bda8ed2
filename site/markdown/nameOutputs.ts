import type { Element, Parents } from 'hast';

/** Languages of what is typed or run. */
const commands = new Set(['bash', 'sql', 'python', 'javascript', 'typescript', 'go']);

/** Text or data that follows a command without a word between is what came of it, and is called so. */
export function nameOutputs({ children }: Parents): void {
  let before: Element | undefined;
  for (const child of children) {
    if ('children' in child) nameOutputs(child);
    if (child.type !== 'element') continue;
    const { lang, title } = child.properties;
    const isData = child.tagName === 'pre' && (lang === 'text' || lang === 'json');
    if (isData && !title && before?.tagName === 'pre' && commands.has(String(before.properties.lang))) {
      child.properties.title = 'Output';
    }
    before = child;
  }
}
