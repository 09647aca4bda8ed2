import type { Problem } from '../../problem';
import { proseOf } from './proseOf';
import type { Page } from './readPages';

/** Words that praise, or that tell readers how they should feel about a task. */
export const bannedWords = [
  'powerful',
  'seamless',
  'robust',
  'simply',
  'just',
  'easy',
  'easily',
  'effortless',
  'leverage',
  'best-in-class',
  'world-class',
  'cutting-edge',
] as const;

/** A heading whose words are not ours to choose. */
export interface FixedHeading {
  file: string;
  /** The heading as it stands. */
  text: string;
  /** Why it stays. */
  reason: string;
}

/** Headings that may keep a banned word. */
export const fixedHeadings: FixedHeading[] = [
  {
    file: 'content/usecases.mdx',
    text: 'Easily reproduce Production bugs locally',
    reason: 'The start page and other sites link to its anchor.',
  },
];

const banned = new RegExp(`\\b(?:${bannedWords.join('|')})(?:ly|s|d)?\\b`, 'gi');

/** Finds banned words in the text of a page; code may use them. */
export function checkWords(page: Page, fixed: FixedHeading[] = fixedHeadings): Problem[] {
  const { file } = page;
  return proseOf(page)
    .filter(
      ({ text, inHeading }) =>
        !inHeading || !fixed.some((heading) => heading.file === file && heading.text === text),
    )
    .flatMap(({ text, line }) =>
      Array.from(text.matchAll(banned), ([word]) => ({
        file,
        line,
        message: `the text says ${JSON.stringify(word)}.`,
        fix: 'Leave the word out, or say what it stands for: a number, a limit, a step.',
      })),
    );
}
