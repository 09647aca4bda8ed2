import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';

type Handler = NonNullable<NonNullable<Options['handlers']>['root']>;

/** How Markdown is written, apart from the order of the work. */
export const style = { bullet: '-', rule: '-' } as const;

const markdown = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { ...style, handlers: { root } });

/** Writes blocks as Markdown. */
export const writeMarkdown = (children: Root['children']): string =>
  markdown.stringify({ type: 'root', children });

/**
 * The library searches each text once for every sign that could be read as Markdown, some eighty times. Signs that do not
 * stand in a text are left out here, which saves a third of the time and changes no text.
 */
function root(...[node, , state, info]: Parameters<Handler>): string {
  const { unsafe, safe } = state;
  state.safe = (value, config) => {
    const text = `${config.before ?? ''}${value ?? ''}${config.after ?? ''}`;
    state.unsafe = unsafe.filter(({ character }) => text.includes(character));
    const written = safe.call(state, value, config);
    state.unsafe = unsafe;
    return written;
  };
  return state.containerFlow(node as Root, info);
}
