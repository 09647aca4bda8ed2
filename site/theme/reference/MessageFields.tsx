import { FieldRow, FieldTable, Oneof } from '#ui';

import type { Field, Message } from '../../reference/model';
import { InlineComment } from './CommentText';
import { deprecationOf, fieldTypeOf, textOf } from './describe';

export interface MessageFieldsProps {
  message: Message;
  base: string;
  /** What the fields are of. @default none */
  heading?: string;
}

/** The fields of a message in the order of the file, those of a oneof under its bracket. */
export function MessageFields({ message, base, heading }: MessageFieldsProps) {
  const shown = new Set<string>();
  return (
    <FieldTable heading={heading}>
      {message.fields.map((field) => {
        const oneof = message.oneofs.find(({ name }) => name === field.oneof);
        if (!oneof) return <MessageField key={field.name} field={field} message={message} base={base} />;
        if (shown.has(oneof.name)) return null;
        shown.add(oneof.name);
        const fields = message.fields.filter((other) => other.oneof === oneof.name);
        return (
          <Oneof
            key={oneof.name}
            id={oneof.anchor}
            name={oneof.name}
            choice={oneof.rules.some(({ text }) => text === 'required') ? 'exactly one' : 'at most one'}
            description={<InlineComment>{textOf(oneof.comments)}</InlineComment>}
          >
            {fields.map((other) => (
              <MessageField key={other.name} field={other} message={message} base={base} />
            ))}
          </Oneof>
        );
      })}
    </FieldTable>
  );
}

function MessageField({ field, message, base }: { field: Field; message: Message; base: string }) {
  const { anchor, name, number, label, rules, presence, defaultValue } = field;
  return (
    <FieldRow
      id={anchor}
      name={name}
      number={number}
      type={fieldTypeOf(field, base)}
      label={label === 'repeated' || label === 'optional' ? label : undefined}
      required={label === 'required' || rules.some(({ text }) => text === 'required')}
      rules={[
        ...rules
          .filter(({ text }) => text !== 'required')
          .map(({ text, code }) => ({ name: text, value: code })),
        ...(defaultValue === undefined ? [] : [{ name: 'default', value: defaultValue }]),
      ]}
      presence={
        presence === 'explicit' && label === 'optional'
          ? 'Left out means unset, which is told apart from empty.'
          : undefined
      }
      deprecation={deprecationOf(field, message)}
    >
      <InlineComment>{textOf(field.comments)}</InlineComment>
    </FieldRow>
  );
}
