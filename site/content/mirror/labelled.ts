import type { PhrasingContent } from 'mdast';

import { code, text } from './nodes';

/** A text in which backticks mark names in code. */
export const labelled = (label: string): PhrasingContent[] =>
  label
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .filter(({ value }) => value !== '');
