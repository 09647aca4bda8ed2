import type { Code, Root, RootContent } from 'mdast';
import { bundledLanguagesInfo } from 'shiki';

import { parseMarkdown } from '../content/documents/markdown';
import { applyMarks } from '../content/fences/codeMarks';
import { methodAddressOf } from '../content/fences/checkRequestFences';
import { drawFence } from '../content/fences/drawnFences';
import { parseFenceMeta } from '../content/fences/parseFenceMeta';
import { elementNode, isBlockElement } from '../content/elements/element';
import { encodeRequestLink } from '../reference/request/requestLink';
import { visit } from '../visit';
import { highlight } from './highlight';

/** The blocks for a fence: a drawing or code. @param before The preceding block, before any replacement. */
export async function fenceBlocks(code: Code, path: string, before?: RootContent): Promise<RootContent[]> {
  const drawn = await drawFence(code, path);
  if (drawn) return [drawn];
  const address = methodAddressOf(code);
  if (address === undefined) return [await codeBlock(code, before)];
  const [page, anchor = ''] = address.split('#');
  const json = JSON.stringify(JSON.parse(code.value));
  const fragment = await encodeRequestLink({ anchor, json, language: 'curl' });
  const words = 'Change this request, check it and send it';
  const link = parseMarkdown(`[${words}](<${page}#${fragment}>)`, 'link.md');
  return [await codeBlock(code, before), ...link.children];
}

const outputs = ['Output', 'Worker log'];
const commands = ['bash', 'sql', 'python', 'javascript', 'typescript', 'go'];

/** Highlighted code. Text or JSON without a title right after a command is its output. */
async function codeBlock(code: Code, before?: RootContent): Promise<RootContent> {
  const { value, lang } = code;
  const language = lang ?? 'text';
  const meta = parseFenceMeta(code);
  const followsCommand = before?.type === 'code' && commands.includes(before.lang ?? '');
  const title = meta.title ?? (followsCommand && /^(text|json)$/.test(language) ? 'Output' : undefined);
  const output = outputs.includes(title ?? '') || undefined;
  const html = await highlight(value, language, meta);
  const colored = elementNode('code', { dangerouslySetInnerHTML: { __html: html } });
  const data = { 'data-language': language, 'data-title': title };
  const props = { title: title ?? nameOf(language), output, subject: subjectOf(applyMarks(value, language)) };
  return elementNode('CodeBlock', { ...props, ...data }, [colored]);
}

const nameOf = (language: string) =>
  language === 'bash' ? 'Terminal' : bundledLanguagesInfo.find(({ id }) => id === language)?.name;

/** Names code by its first words, to distinguish the copy buttons of a page. */
function subjectOf(code: string): string {
  const [line = 'code'] = /\S.*\w.*|\w+/.exec(code) ?? [];
  return `“${line.length > 50 ? `${line.slice(0, 50).trim()}…` : line}”`;
}

/** Numbers the code blocks of a page that start with the same words. */
export function numberSubjects(tree: Root): void {
  const subjects = new Map<string, { value?: unknown }[]>();
  visit(tree, (node) => {
    if (!isBlockElement(node, 'CodeBlock')) return;
    const subject = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'subject')!;
    const words = String(subject.value);
    subjects.set(words, [...(subjects.get(words) ?? []), subject]);
  });
  for (const [words, same] of subjects) {
    if (same.length === 1) continue;
    same.forEach((subject, index) => (subject.value = `${words}, ${index + 1} of ${same.length}`));
  }
}
