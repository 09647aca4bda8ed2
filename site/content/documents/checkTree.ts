import type { Code, Root } from 'mdast';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { visit } from '../../visit';
import { calloutChecks } from '../elements/callouts';
import { elementChecks } from '../elements/elementChecks';
import { checkLanguage } from '../fences/checkLanguage';
import { checkMarks } from '../fences/codeMarks';
import { parseFenceMeta, fenceAttributes } from '../fences/parseFenceMeta';
import type { CheckContext, NodeChecks } from './nodeChecks';

/** Finds invalid Markdown, and Markdown that would not be rendered, in a page or a partial, before partials are inserted. */
export function checkTree(tree: Root, source: string, file: string): Problem[] {
  const problems: Problem[] = [];
  const report: CheckContext['report'] = (at, message, fix, isWarning) => {
    const { line, column }: Partial<Problem> = 'type' in at ? { ...at.position?.start } : at;
    problems.push({ file, line, column, message, fix, isWarning });
  };
  const context = { source, tree, file, problems, report };
  const checks = [lossChecks(context), calloutChecks(context), elementChecks(context)];
  visit(tree, (node, _index, parent) => {
    for (const { [node.type]: rule } of checks) (rule as NodeChecks['root'])?.(node as Root, parent);
  });
  return problems;
}

/** Finds text that would be lost: undefined footnotes and links, extra cells, unclosed fences, unknown attributes. */
const lossChecks = (context: CheckContext): NodeChecks => ({
  text(node) {
    const { start, end } = node.position ?? { start: { offset: 0 }, end: { offset: 0 } };
    const written = context.source.slice(start.offset, end.offset);
    for (const [, note, link] of written.matchAll(/(?<!\\)(?:\[(\^[^\]\s]+)\]|\]\[([^\][\\]+)\])/g)) {
      const line = `[${note ?? link}]: ${note ? 'Note.' : '/address'}`;
      const fix = `Add a line "${line}", or write "\\[" for a bracket in text.`;
      context.report({ line: node.position?.start.line }, `"[${note ?? link}]" is not defined.`, fix, true);
    }
  },
  footnoteDefinition(node) {
    const mark = `[^${node.label ?? node.identifier}]`;
    let isNamed = false;
    visit(context.tree, 'footnoteReference', ({ identifier }) => {
      isNamed ||= identifier === node.identifier;
    });
    const message = `nothing refers to the note "${mark}", so readers do not see it.`;
    if (!isNamed) context.report(node, message, `Write ${mark} in the text, or remove it.`, true);
  },
  tableRow(node, table) {
    const fix = 'Write "|" in a cell as "\\|", in code too, or add a column.';
    const [head] = (table as { children: (typeof node)[] }).children;
    if (node.children.length > head!.children.length) {
      context.report(node, 'the row has more cells than the table has columns.', fix, true);
    }
  },
  code(node) {
    if (!checkEnd(node, context)) checkMeta(node, context);
    context.problems.push(...checkLanguage(node, context.file), ...checkMarks(node, context.file));
  },
});

/** Reports a fence that isn't closed, once per page. Returns whether it isn't closed. */
function checkEnd(fence: Code, { source, tree, problems, report }: CheckContext): boolean {
  const { start, end } = fence.position!;
  const written = source.slice(start.offset, end.offset);
  if (!/^[`~]{3}(?![^]*\n[\s>]*[`~]{3,}\s*$)/.test(written)) return false;
  let isInCallout = false;
  visit(tree, 'containerDirective', (callout) => {
    isInCallout ||= callout.position?.end.line === end.line;
  });
  const cut = 'a line of ":::" in the code ends the callout around it.';
  // The callout ends before the fence's closing line, which then opens a code block with the rest of the page.
  if (isInCallout && /^[\s>]*[`~]{3,}[ \t]*$/m.test(source.slice(end.offset))) {
    report(fence, cut, 'Begin and end the callout with more colons than a line of the code has: "::::note".');
  } else if (!problems.some(({ message }) => message === cut)) {
    report(fence, 'the fence is not closed.', 'End it with a line "```".', true);
  }
  return true;
}

function checkMeta(fence: Code, { report }: CheckContext): void {
  const { unknown, lines } = parseFenceMeta(fence);
  if (unknown) {
    const guess = didYouMean(/^[\w-]*/.exec(unknown)![0], fenceAttributes);
    const fix = `${guess}Known: ${fenceAttributes.join(', ')}. Write title="Name" with double quotes, and lines as {2,4-6}.`;
    report(fence, `the fence has an unknown attribute: ${unknown}.`, fix, true);
  }
  if (Math.max(0, ...lines) > fence.value.split('\n').length) {
    const [written] = /\{[\d,-]+\}/.exec(fence.meta!.replace(/="[^"]*"/g, ''))!;
    const message = `the fence does not have all of the lines ${written}.`;
    report(fence, message, 'Correct the numbers.', true);
  }
}
