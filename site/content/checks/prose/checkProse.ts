import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';

import type { Problem } from '../../../problem';
import { lineAt } from '../parsers/syntaxFault';
import type { Page } from '../readPages';
import { blocksOf, type Block } from './blocksOf';
import { patterns, versionPattern, type Pattern } from './patterns';

/** What is wrong with the words of a page, with the name of the pattern. */
export interface ProseProblem extends Problem {
  pattern: string;
}

const english = unified().use(retextEnglish).use(retextIndefiniteArticle).use(retextRepeatedWords);

export interface ProseOptions {
  /** Version of the product that the pages apply to. @default they do not say */
  version?: string;
  /** Texts that may say what no other may. @default those of the project */
  exceptions?: Exception[];
}

/** Finds what a developer in America would not write, line by line, with what to write. Code may say what it likes. */
export function checkProse(page: Page, options: ProseOptions = {}): ProseProblem[] {
  const { version, exceptions = ourExceptions } = options;
  const problems: ProseProblem[] = [];
  const seen = new Map<Pattern, number>();
  const excepted = exceptions.filter(({ file }) => file === page.file).map(({ text }) => text);
  const known = [...patterns, ...(version === undefined ? [] : [versionPattern(version)])].filter(
    ({ except }) => !except?.test(page.file),
  );
  for (const block of blocksOf(page)) {
    const { text } = block;
    if (excepted.includes(text)) continue;
    const add = (pattern: string, offset: number, message: string, fix: string) => {
      problems.push({ file: page.file, line: block.line + lineAt(text, offset) - 1, message, fix, pattern });
    };
    const { sentences, messages } = read(text);
    for (const { offset, message, fix } of messages) add('grammar', offset, message, fix);
    for (const sentence of sentences) {
      for (const pattern of known) {
        if (pattern.within !== undefined && pattern.within !== block.kind) continue;
        for (const match of sentence.text.matchAll(pattern.find)) {
          const times = (seen.get(pattern) ?? 0) + 1;
          seen.set(pattern, times);
          if (times <= (pattern.allowed ?? 0)) continue;
          const fix = typeof pattern.fix === 'string' ? pattern.fix : pattern.fix(match);
          add(pattern.name, sentence.start + match.index, `the text says "${match[0]}".`, fix);
        }
      }
      if (endsWithPlace(sentence, block)) {
        const message = `the sentence ends with the page that it is about: "${sentence.text}".`;
        add('place', sentence.start, message, 'Begin with the link: "[Page] lists …", "See [page] for …".');
      }
    }
  }
  return problems;
}

interface Sentence {
  text: string;
  /** Offset in the block. */
  start: number;
}

/** The sentences of a text, and what retext has to say about it. */
function read(text: string) {
  const file = new VFile(text);
  const tree = english.runSync(english.parse(file), file);
  const sentences: Sentence[] = [];
  visit(tree, ({ type, position }: Node) => {
    if (type !== 'SentenceNode') return;
    const start = position?.start.offset ?? 0;
    sentences.push({ text: text.slice(start, position?.end.offset), start });
  });
  const messages = file.messages.map(({ reason, place, expected }) => ({
    offset: place && 'start' in place ? (place.start.offset ?? 0) : 0,
    message: `${reason.replaceAll('`', '"')}.`,
    fix: expected?.[0] ? `Write "${expected[0]}".` : 'Leave one of them out.',
  }));
  return { sentences, messages };
}

/** "All flags are on [the page]": the sentence has nothing but a link behind "is on". */
function endsWithPlace({ text, start }: Sentence, { links }: Block): boolean {
  return links.some(
    (link) =>
      link.start >= start &&
      link.end <= start + text.length &&
      /\b(?:is|are) (?:in|on|under|at) (?:the |its )?$/.test(text.slice(0, link.start - start)) &&
      /^(?: (?:page|section|guide))?[.]?$/.test(text.slice(link.end - start)),
  );
}

/** A text whose words are not ours to choose. */
interface Exception {
  file: string;
  /** The whole paragraph, heading or cell as it reads. */
  text: string;
  /** Why it stays. */
  reason: string;
}

/** Texts that may say what no other may. */
export const ourExceptions: Exception[] = [
  {
    file: 'content/usecases.mdx',
    text: 'Easily reproduce Production bugs locally',
    reason: 'The start page and other sites link to its anchor.',
  },
];
