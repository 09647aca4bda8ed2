import { isInput } from './ValueControl';
import type { FormField } from './formTypes';

/** A field, and the groups in it that have no neighbors. */
function chainOf(field: FormField): FormField[] {
  const { control } = field;
  if (control.kind !== 'message' || control.addable.length > 0 || control.fields.length !== 1) return [field];
  const only = control.fields[0]!;
  return isInput(only) ? [field] : [field, ...chainOf(only)];
}

/** A field as one row with the groups that are alone in it: `transformer.config`. */
export function mergeFields(field: FormField) {
  const chain = chainOf(field);
  const content = chain.at(-1)!;
  const chosen = content.control.kind === 'oneof' ? content.control.chosen : undefined;
  const all = chosen?.control.kind === 'message' ? [...chain, chosen] : chain;
  const named = chain.filter(({ control }, index) => index === 0 || control.kind !== 'oneof');
  return {
    ...content,
    /** The field whose control is shown. */
    content,
    /** Prefix of the ids of its fields. */
    path: (chain.length === 1 && chosen?.id) || field.id,
    name: named.map(({ name }) => name).join('.'),
    comment: all.flatMap(({ comment = [] }) => comment).join('\n\n'),
    problems: all.flatMap(({ problems = [] }) => problems),
    problemCount: field.problemCount,
    required: chain.some(({ required }) => required),
    deprecated: all.some(({ deprecated }) => deprecated),
    /** Id of the field that its button removes. */
    removableId: chain.find(({ removable }) => removable)?.id,
  };
}

/** Whether a group contains only a way to add to it. */
export const isEmpty = ({ control }: FormField): boolean =>
  control.kind === 'message'
    ? control.fields.length === 0 && control.addable.length > 0
    : 'count' in control && control.count === 0;

/** The first values of a group, in one line. */
export const summaryOf = (field: FormField): string => valuesOf(field).slice(0, 4).join(' · ');

function valuesOf({ control }: FormField): string[] {
  if (control.kind === 'message') return control.fields.flatMap(valuesOf);
  const value = control.kind === 'text' ? control.text : 'value' in control && control.value;
  return value ? [value] : [];
}
