import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Problem } from '../../problem';
import { holdsWords } from '../documents/element';
import type { Page } from './readPages';

/** Words that a sentence may have. */
export const sentenceLimit = 40;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Finds sentences that are long; each is a warning. */
export function longSentences({ file, tree }: Page): Problem[] {
  const warnings: Problem[] = [];
  visit(tree, (node) => {
    if (!holdsWords(node) && node.type !== 'tableCell') return;
    for (const { segment } of sentences.segment(toString(node))) {
      const words = segment.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      if (words.length <= sentenceLimit) continue;
      warnings.push({
        file,
        line: node.position?.start.line,
        message: `a sentence has ${words.length} words: "${words.slice(0, 6).join(' ')} …".`,
        fix: `Make two of it, or a list. A sentence has at most ${sentenceLimit} words.`,
      });
    }
  });
  return warnings;
}
