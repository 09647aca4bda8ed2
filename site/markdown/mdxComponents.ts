import type { MDXComponents } from 'mdx/types';

import { markdownComponents } from './components';

/** The components of a page. Compiled pages call it. */
export const useMDXComponents = (): MDXComponents => markdownComponents as MDXComponents;
