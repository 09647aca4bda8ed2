import type { BlockContent, PhrasingContent } from 'mdast';

import type { Message, NumberRange, Oneof, Reserved } from '../model';
import { commentBlocks, commentLine } from './commentNodes';
import { nameInPackage, usesOf, type Context } from './context';
import { fieldTable, ruleOf } from './fieldNodes';
import { code, facts, heading, joined, paragraph, strong, text } from './nodes';

/** A message with its fields, oneofs, rules, and what it reserves; nested types have sections of their own. */
export function messageNodes(message: Message, context: Context): BlockContent[] {
  const { fields, extensions, extensionRanges, reserved, oneofs, rules } = message;
  const notes = [
    ...rules.map((rule) => [strong('Rule.'), text(' '), ...ruleOf(rule)]),
    ...oneofs.map(oneofLine),
    ...reservedLines(reserved),
    ...(extensionRanges.length > 0
      ? [[text('Numbers for extensions: '), ...codes(extensionRanges.map(rangeOf)), text('.')]]
      : []),
  ];
  const uses = usesOf(message.usedBy, context);
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

/** Lines that say which numbers and names must not be used again. */
export function reservedLines({ numbers, names }: Reserved): PhrasingContent[][] {
  const items = [...numbers.map(rangeOf), ...names];
  return items.length === 0 ? [] : [[text('Reserved: '), ...codes(items), text('.')]];
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

const rangeOf = ({ from, to }: NumberRange) => (from === to ? `${from}` : `${from} to ${to}`);

const codes = (names: string[]) =>
  joined(
    names.map((name) => [code(name)]),
    ', ',
  );
