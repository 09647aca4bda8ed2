import type { BlockContent, PhrasingContent } from 'mdast';

import { symbolNotes } from '../../../reference/facts';
import type { Message, Oneof } from '../../../reference/model';
import { commentBlocks, commentLine } from '../../../reference/markdown/commentNodes';
import { nameInPackage, usesOf, type Context } from './context';
import { fieldTable, ruleOf } from './fieldNodes';
import { code, facts, heading, joined, paragraph, strong, text } from '../../../reference/markdown/nodes';

/** A message with its fields, oneofs, rules, and what it reserves; nested types have sections of their own. */
export function messageNodes(message: Message, context: Context): BlockContent[] {
  const { fields, extensions, oneofs, rules } = message;
  const notes = [
    ...rules.map((rule) => [strong('Rule.'), text(' '), ...ruleOf(rule)]),
    ...oneofs.map(oneofLine),
    ...noteLines(message),
  ];
  const uses = usesOf(message, context);
  return [
    heading(3, '', nameInPackage(message, context)),
    ...commentBlocks(message),
    ...(fields.length > 0 ? fieldTable(fields, context) : [paragraph(text('No fields.'))]),
    ...(notes.length > 0 ? [facts(notes)] : []),
    ...(extensions.length > 0
      ? [paragraph(text('Fields that it adds to other messages:')), ...fieldTable(extensions, context)]
      : []),
    ...(uses ? [paragraph(...uses)] : []),
  ];
}

/** What a symbol says about itself beside its parts, a line each. */
export function noteLines(symbol: Parameters<typeof symbolNotes>[0]): PhrasingContent[][] {
  return symbolNotes(symbol).map((note) => [text(`${note.words}: `), ...codes(note.codes), text('.')]);
}

function oneofLine(oneof: Oneof): PhrasingContent[] {
  const { name, fields, rules } = oneof;
  const choice = rules.some((rule) => rule.text === 'required') ? 'exactly one' : 'at most one';
  const others = rules.filter((rule) => rule.text !== 'required').map(ruleOf);
  const comment = commentLine(oneof);
  return [
    text('Oneof '),
    code(name),
    text(`, ${choice} of `),
    ...codes(fields),
    ...others.flatMap((rule) => [text(', '), ...rule]),
    text('.'),
    ...(comment.length > 0 ? [text(' '), ...comment] : []),
  ];
}

const codes = (names: string[]) =>
  joined(
    names.map((name) => [code(name)]),
    ', ',
  );
