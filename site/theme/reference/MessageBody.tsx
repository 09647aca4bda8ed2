import { ApiSymbol, FieldRow, FieldTable, Oneof } from '#ui';

import { textWithoutDeprecation } from '../../reference/deprecation';
import { fieldNotes } from '../../reference/notes';
import type { Field, Message } from '../../reference/model';
import { withoutPackage } from '../../reference/read/symbolTable';
import { CommentText, InlineComment, SymbolNotes } from './CommentText';
import { deprecationOf, typeLink } from './symbolProps';
import type { RowData } from './pageSections';

/** A rule as a sentence, for which fields and messages have words, code or both. */
const sentenceOf = ({ text, code }: { text: string; code?: string }) => (
  <>
    {`${text.replace(/^./, (first) => first.toUpperCase())}${code === undefined ? '' : ' '}`}
    {code !== undefined && <code>{code}</code>}
    {code === undefined && /[.!?]$/.test(text) ? '' : '.'}
  </>
);

const omission = 'Optional. Omitting the field is different from sending an empty value.';

function MessageField({ field, data }: { field: Field; data: RowData }) {
  const { anchor, name, number, label, needed, presence, type, keyType, oneof } = field;
  const inner = data.inline.get(type.name);
  const text = textWithoutDeprecation(field);
  const canBeOmitted = label === 'optional' || (label === 'singular' && type.kind !== 'message' && !oneof);
  return (
    <FieldRow
      id={anchor}
      name={name}
      number={number}
      type={keyType ? { key: typeLink(keyType, data), value: typeLink(type, data) } : typeLink(type, data)}
      label={label === 'repeated' || label === 'optional' ? label : undefined}
      required={needed}
      rules={fieldNotes(field).map(sentenceOf)}
      presence={presence === 'explicit' && canBeOmitted ? omission : undefined}
      deprecation={deprecationOf(field, data)}
    >
      {text !== '' && <InlineComment>{text}</InlineComment>}
      {inner && <InlineMessage message={inner} kind="Message" data={data} />}
    </FieldRow>
  );
}

/** A message that is shown in the place that uses it. */
export function InlineMessage({ message, kind, data }: { message: Message; kind: string; data: RowData }) {
  const { anchor, name } = message;
  const deprecation = deprecationOf(message, data);
  return (
    <ApiSymbol id={anchor} name={name} kind={kind} level={4} deprecation={deprecation}>
      <MessageBody message={message} data={data} />
    </ApiSymbol>
  );
}

/** The comment of a message, its rules and fields. */
export function MessageBody({ message, data }: { message: Message; data: RowData }) {
  return (
    <>
      <CommentText>{textWithoutDeprecation(message)}</CommentText>
      {message.rules.map((rule) => (
        <p key={`${rule.text} ${rule.code}`}>{sentenceOf(rule)}</p>
      ))}
      <MessageFields message={message} data={data} />
      <SymbolNotes symbol={message} />
    </>
  );
}

/** The fields of a message in the order of the file, those of a oneof under its bracket. */
function MessageFields({ message, data }: { message: Message; data: RowData }) {
  const subject = withoutPackage(message.fullName, data.file.package);
  return (
    <FieldTable messages={{ label: `Fields of ${subject}` }}>
      {message.fields.map((field) => {
        const oneof = message.oneofs.find(({ name }) => name === field.oneof);
        if (!oneof) return <MessageField key={field.name} field={field} data={data} />;
        const fields = message.fields.filter((other) => other.oneof === oneof.name);
        if (field !== fields[0]) return null;
        return (
          <Oneof
            key={oneof.name}
            id={oneof.anchor}
            name={oneof.name}
            subject={`${subject}.${oneof.name}`}
            choice={oneof.required ? 'exactly one' : 'at most one'}
            description={oneof.comment !== '' && <InlineComment>{oneof.comment}</InlineComment>}
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
