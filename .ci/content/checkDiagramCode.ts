import { DomUtils, parseDocument } from 'htmlparser2';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';

import { SiteError, type Problem } from '../../site/problem';
import { fencesIn } from '../../site/content/documents/blocksIn';
import { drawDiagram } from '../../site/content/fences/drawDiagram';
import type { Element } from '../../site/content/fences/graphDrawing';
import { lineAbove } from '../../site/content/fences/readFences';
import type { Page } from './readPages';

/** Signs of code: a sign within a word, a digit among letters, a capital after a small letter. */
const codeSign = /\w[_./:]\w|^[./_-]|[A-Za-z]\d|\d[A-Za-z]|[a-z][A-Z]/;
const inWord = /[\w$-]/;

/**
 * Finds names that are code in a page's text, but words in one of its diagrams. Names without a sign
 * of code count only if the text never has them as words.
 */
export async function checkDiagramCode({ file, tree }: Page): Promise<Problem[]> {
  const fences = fencesIn(tree, 'dot');
  if (fences.length === 0) return [];
  const names = new Set<string>();
  let prose = '';
  visit(tree, (node) => {
    if (node.type === 'inlineCode') names.add(node.value);
    if (node.type === 'text') prose += ` ${node.value.toLowerCase().replaceAll('\n', ' ')}`;
  });
  const codeOnly = [...names].filter(
    (name) => /[A-Za-z]/.test(name) && (codeSign.test(name) || !hasWord(prose, name.toLowerCase())),
  );
  const problems = await Promise.all(
    fences.map((fence) =>
      drawDiagram(fence, file).then(({ svg }) => labelProblems(svg, codeOnly, fence, file), problemsOf),
    ),
  );
  return problems.flat();
}

function labelProblems(svg: string, names: string[], fence: Code, pageFile: string): Problem[] {
  const labels = labelsIn(svg);
  return names
    .filter((name) => labels.some((label) => hasWord(label, name)))
    .map((name) => {
      const message = `the diagram has "${name}" as words, and the text has it as code.`;
      const fix = 'Write it between backticks in its label, or give its node class="code".';
      return { ...lineAbove(fence, pageFile), message, fix };
    });
}

/** The problems with a diagram that can't be drawn. */
function problemsOf(error: unknown): Problem[] {
  if (error instanceof SiteError) return error.problems;
  throw error;
}

/** Whether a text has these words, not only as part of others. */
function hasWord(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + words.length]];
    if (!inWord.test(before) && !inWord.test(after)) return true;
  }
  return false;
}

/** The labels of a drawing, with code replaced by a line break. A name can continue on the next line of its label. */
function labelsIn(svg: string): string[] {
  return DomUtils.getElementsByTagName('g', parseDocument(svg, { xmlMode: true })).flatMap((group) => {
    if (isCode(group)) return [];
    const lines = group.children
      .filter((child): child is Element => 'name' in child && child.name === 'text')
      .map((line) => (isCode(line) ? '\n' : line.children.map(plainText).join('')));
    return [lines.join(' '), lines.join('')];
  });
}

const plainText = (part: Element['children'][number]) =>
  'attribs' in part && isCode(part) ? '\n' : DomUtils.textContent(part);
const isCode = ({ attribs }: Element) => attribs.class?.split(' ').includes('code') ?? false;
