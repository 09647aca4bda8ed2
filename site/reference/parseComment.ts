import type { PhrasingContent, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const markdown = unified().use(remarkParse);

/** A line that can only be text: it begins with a letter or with code and does not end in space. */
const plainLine = /^[\p{L}`](?:.*\S)?$/u;

/** What could be more than text outside of code: emphasis, HTML, entities, links, escapes, control characters. */
const markup = /[*_<&[\]\\]|(?!\n)\p{Cc}/u;

/** Code that is not the same in Markdown as it is between its backticks. */
const changingCode = /^\s|\s$|^$|\p{Cc}/u;

/**
 * A comment of an interface definition as Markdown. Most comments are a few words, at most with a name in code: these
 * take a hundredth of the time that the parser needs for them.
 */
export function parseComment(comment: string): RootContent[] {
  return plainBlocks(comment) ?? markdown.parse(comment).children;
}

/** The paragraphs of a comment in which nothing but text and code can stand; undefined for any other. */
function plainBlocks(comment: string): RootContent[] | undefined {
  const blocks: RootContent[] = [];
  for (const paragraph of comment.split(/\n{2,}/)) {
    if (!paragraph.split('\n').every((line) => plainLine.test(line))) return undefined;
    const parts = paragraph.split('`');
    if (parts.length % 2 === 0) return undefined;
    const children: PhrasingContent[] = [];
    for (const [index, value] of parts.entries()) {
      if (index % 2 === 1) {
        if (changingCode.test(value)) return undefined;
        children.push({ type: 'inlineCode', value });
      } else if (value !== '') {
        if (markup.test(value)) return undefined;
        children.push({ type: 'text', value });
      } else if (index > 0 && index < parts.length - 1) {
        return undefined;
      }
    }
    blocks.push({ type: 'paragraph', children });
  }
  return blocks;
}
