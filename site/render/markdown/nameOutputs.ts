import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Languages of what is typed or run. */
const commands = new Set(['bash', 'sql', 'python', 'javascript', 'typescript', 'go']);

/** Text or data that follows a command without a word between is what came of it, and is called so. */
export function nameOutputs(tree: Root): void {
  visit(tree, (parent) => {
    if (!('children' in parent)) return;
    if (parent.type === 'element' && parent.tagName === 'pre') return SKIP;
    let before: Element | undefined;
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      const { lang, title } = child.properties;
      const isData = child.tagName === 'pre' && (lang === 'text' || lang === 'json');
      if (isData && !title && before?.tagName === 'pre' && commands.has(String(before.properties.lang))) {
        child.properties.title = 'Output';
      }
      before = child;
    }
  });
}
