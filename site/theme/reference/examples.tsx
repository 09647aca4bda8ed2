import { CodeBlock } from '#ui';

import type { ExampleCode } from '../../pages/pageData';
import type { Field, Message } from '../../reference/model';
import { withoutPackage } from '../../reference/read/symbolTable';
import type { RowData } from './pageSections';

/** The fields that a row describes and its examples have lines for, including those of messages shown inline. */
export function exampleFields(messages: Message[], codes: ExampleCode[], inline: RowData['inline']): Field[] {
  const written = new Set(codes.flatMap(({ fields }) => fields.map(({ field }) => field)));
  const fieldsIn = ({ fields }: Message): Field[] =>
    fields.flatMap((field) => {
      const inner = inline.get(field.type.name);
      return inner ? [field, ...fieldsIn(inner)] : [field];
    });
  return messages.flatMap(fieldsIn).filter(({ fullName }) => written.has(fullName));
}

/** How many lines an example has, and which of them belong to which field, as `<CodeBlock>` expects it. */
export const lineProps = ({ html, fields: written }: ExampleCode, fields: Field[]) => ({
  lines: html.split('\n').length,
  fieldLines: fields.map(({ fullName }) =>
    written
      .filter(({ field }) => field === fullName)
      .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
      .join(','),
  ),
});

type Props = {
  message: Message;
  code: ExampleCode;
  /** The fields that the row next to it describes. */
  fields: Field[];
  data: RowData;
  title?: 'JSON' | 'Response';
};

/** A message as JSON. */
export function JsonExample({ message, code, fields, data, title = 'JSON' }: Props) {
  const subject = `${withoutPackage(message.fullName, data.file.package)} as JSON`;
  return (
    <CodeBlock title={title} output={title === 'Response'} {...lineProps(code, fields)} subject={subject}>
      <code dangerouslySetInnerHTML={{ __html: code.html }} />
    </CodeBlock>
  );
}
