import type { BlockContent, PhrasingContent } from 'mdast';

import { fieldFacts } from '../../../reference/facts';
import type { Field, Rule } from '../../../reference/model';
import { commentLine } from '../../../reference/markdown/commentNodes';
import { typeHref, typeName, type Context } from './context';
import { code, joined, linkedCode, table, text } from '../../../reference/markdown/nodes';

/** A table of fields in the order of the file. */
export function fieldTable(fields: Field[], context: Context): BlockContent[] {
  return table(
    ['Field', 'Number', 'Type', 'Rules', 'Description'],
    fields.map((field) => [
      [code(field.name)],
      [text(String(field.number))],
      typeOf(field, context),
      joined(fieldFacts(field).map(ruleOf), ', '),
      descriptionOf(field),
    ]),
  );
}

/** Words of a rule, with the code that they end with. */
export const ruleOf = ({ text: words, code: value }: Rule): PhrasingContent[] =>
  value === undefined ? [text(line(words))] : [text(`${line(words)} `), code(line(value))];

const line = (value: string) => value.replace(/\s+/g, ' ').trim();

function typeOf(field: Field, context: Context): PhrasingContent[] {
  const { type, key, label, oneof, extendee } = field;
  const name = typeName(type);
  return [
    ...(label === 'singular' || label === 'map' ? [] : [text(`${label} `)]),
    linkedCode(key ? `map<${typeName(key)}, ${name}>` : name, typeHref(type, context)),
    ...(oneof === undefined ? [] : [text(', in oneof '), code(oneof)]),
    ...(extendee === undefined
      ? []
      : [text(', extends '), linkedCode(typeName(extendee), typeHref(extendee, context))]),
  ];
}

function descriptionOf(field: Field): PhrasingContent[] {
  const comment = commentLine(field);
  if (field.presence !== 'explicit' || field.label !== 'optional') return comment;
  const presence = text('Left out means unset, which is told apart from empty.');
  return comment.length === 0 ? [presence] : [...comment, text(' '), presence];
}
