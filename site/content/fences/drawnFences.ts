import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

import { SiteError, type Problem } from '../../problem';
import { getOwn } from '../../reference/getOwn';
import { fencesIn } from '../documents/blocksIn';
import { elementNode } from '../elements/element';
import { drawDiagram } from './drawDiagram';
import type { FenceMeta } from './parseFenceMeta';
import { parseScreen } from './parseScreen';

interface DrawnLanguage {
  /** The component that draws the fence, in `markdown/components.tsx`. */
  component: string;
  /** The component's props. @throws {SiteError} If the fence is not valid. */
  propsOf: (fence: Code, pageFile: string) => Promise<object>;
  /** The text that search finds. */
  textOf: (meta: FenceMeta) => string;
}

declare module 'mdast' {
  interface CodeData {
    /** The component's props, once the fence was checked. */
    drawn?: object;
  }
}

/** The languages whose fences are drawn instead of shown as code. */
export const drawnLanguages: Record<string, DrawnLanguage> = {
  dot: {
    component: 'Diagram',
    propsOf: drawDiagram,
    textOf: ({ title = '', alt = '' }) => `${title} ${alt}`,
  },
  // A screen repeats the text around it.
  screen: { component: 'AppScreen', propsOf: parseScreen, textOf: () => '' },
};

/** How a fence is drawn; undefined for code. */
export const drawnLanguageOf = ({ lang }: Code) => getOwn(drawnLanguages, lang ?? '');

/** Draws a fence, once; undefined for code. @throws {SiteError} If it is not valid. */
export async function drawFence(fence: Code, pageFile: string): Promise<MdxJsxFlowElement | undefined> {
  const language = drawnLanguageOf(fence);
  if (!language) return undefined;
  const drawn = fence.data?.drawn ?? (await language.propsOf(fence, pageFile));
  fence.data = { ...fence.data, drawn };
  return elementNode(language.component, drawn);
}

/** Finds fences of a page that can't be drawn. */
export async function checkDrawnFences(tree: Root, pageFile: string): Promise<Problem[]> {
  const fences = [tree, ...(tree.data?.detached ?? [])].flatMap((root) => fencesIn(root));
  const results = await Promise.allSettled(fences.map((fence) => drawFence(fence, pageFile)));
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    if (result.reason instanceof SiteError) return result.reason.problems;
    throw result.reason;
  });
}
