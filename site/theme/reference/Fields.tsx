import { CodeName, FieldRow, FieldTable, Oneof } from '#ui';

import type { ReferenceData } from '../../pages/pageData';
import { textBesideDeprecation, textOf } from '../../reference/deprecation';
import { fieldFacts } from '../../reference/facts';
import type { Field, Message } from '../../reference/model';
import { InlineComment } from './CommentText';
import { deprecationOf, fieldTypeOf, linkOf, nameInPackage } from './describe';

interface FieldProps {
  field: Field;
  data: ReferenceData;
}

/** A field of a message, or one that extends a message. */
export function MessageField({ field, data }: FieldProps) {
  const { anchor, name, number, label, presence, extendee } = field;
  const facts = fieldFacts(field);
  const text = textBesideDeprecation(field);
  return (
    <FieldRow
      id={anchor}
      name={name}
      number={number}
      type={fieldTypeOf(field, data)}
      label={label === 'repeated' || label === 'optional' ? label : undefined}
      required={label === 'required' || facts.some((fact) => fact.text === 'required')}
      rules={facts
        .filter((fact) => fact.text !== 'required')
        .map((fact) => ({ name: fact.text, value: fact.code }))}
      presence={
        presence === 'explicit' && label === 'optional'
          ? 'Optional. Omitting the field is different from sending an empty value.'
          : undefined
      }
      deprecation={deprecationOf(field, data)}
    >
      {text !== '' && <InlineComment>{text}</InlineComment>}
      {extendee && (
        <p>
          {'Extends '}
          <CodeName {...linkOf(extendee, data)} />.
        </p>
      )}
    </FieldRow>
  );
}

/** The fields of a message in the order of the file, those of a oneof under its bracket. */
export function MessageFields({ message, data }: { message: Message; data: ReferenceData }) {
  const subject = nameInPackage(message, data.file);
  const shown = new Set<string>();
  return (
    <FieldTable label={`Fields of ${subject}`}>
      {message.fields.map((field) => {
        const oneof = message.oneofs.find(({ name }) => name === field.oneof);
        if (!oneof) return <MessageField key={field.name} field={field} data={data} />;
        if (shown.has(oneof.name)) return null;
        shown.add(oneof.name);
        const text = textOf(oneof.comments);
        const fields = message.fields.filter((other) => other.oneof === oneof.name);
        return (
          <Oneof
            key={oneof.name}
            id={oneof.anchor}
            name={oneof.name}
            subject={`${subject}.${oneof.name}`}
            choice={oneof.rules.some((rule) => rule.text === 'required') ? 'exactly one' : 'at most one'}
            description={text !== '' && <InlineComment>{text}</InlineComment>}
          >
            {fields.map((other) => (
              <MessageField key={other.name} field={other} data={data} />
            ))}
          </Oneof>
        );
      })}
    </FieldTable>
  );
}

interface ExtensionFieldsProps {
  fields: Field[];
  data: ReferenceData;
  /** @default none */
  heading?: string;
}

/** Fields that extend other messages. */
export function ExtensionFields({ fields, data, heading }: ExtensionFieldsProps) {
  return (
    <FieldTable heading={heading}>
      {fields.map((field) => (
        <MessageField key={field.anchor} field={field} data={data} />
      ))}
    </FieldTable>
  );
}
