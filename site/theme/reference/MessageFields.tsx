import { FieldTable, Oneof } from '#ui';

import { textOf } from '../../reference/deprecation';
import type { Message } from '../../reference/model';
import { InlineComment } from './CommentText';
import type { Place } from './describe';
import { MessageField } from './MessageField';

export interface MessageFieldsProps {
  message: Message;
  /** What the message is called on its page. */
  name: string;
  place: Place;
}

/** The fields of a message in the order of the file, those of a oneof under its bracket. */
export function MessageFields({ message, name, place }: MessageFieldsProps) {
  const shown = new Set<string>();
  return (
    <FieldTable label={`Fields of ${name}`}>
      {message.fields.map((field) => {
        const oneof = message.oneofs.find(({ name }) => name === field.oneof);
        if (!oneof) return <MessageField key={field.name} field={field} place={place} />;
        if (shown.has(oneof.name)) return null;
        shown.add(oneof.name);
        const text = textOf(oneof.comments);
        const fields = message.fields.filter((other) => other.oneof === oneof.name);
        return (
          <Oneof
            key={oneof.name}
            id={oneof.anchor}
            name={oneof.name}
            subject={`${name}.${oneof.name}`}
            choice={oneof.rules.some(({ text }) => text === 'required') ? 'exactly one' : 'at most one'}
            description={text !== '' && <InlineComment>{text}</InlineComment>}
          >
            {fields.map((other) => (
              <MessageField key={other.name} field={other} place={place} />
            ))}
          </Oneof>
        );
      })}
    </FieldTable>
  );
}
