import { ApiRow, ApiSymbol, EnumTable, UsedBy } from '#ui';

import type { ReferenceData } from '../../pages/pageData';
import { textWithoutDeprecation } from '../../reference/deprecation';
import { getOwn } from '../../reference/getOwn';
import type { Enum, Message } from '../../reference/model';
import { CommentText, InlineComment, SymbolNotes } from './CommentText';
import { deprecationOf, symbolProps, usesOf } from './symbolProps';
import { exampleFields, JsonExample } from './examples';
import { MessageBody } from './MessageBody';
import { FileRow } from './FileRow';
import { pageSections, type RowData } from './pageSections';
import { ServiceRows } from './ServiceRows';

/** The page of a `.proto` file: services with methods, then messages and enums. Rendered at build only. */
export function ReferencePage({ data: given }: { data: ReferenceData }) {
  const { file } = given;
  const sections = pageSections(file);
  const data = { ...given, inline: sections.inline };
  return (
    <>
      <FileRow data={data} sections={sections} />
      {file.services.map((service) => (
        <ServiceRows key={service.name} service={service} data={data} />
      ))}
      {sections.messages.map((message) => (
        <MessageRow key={message.fullName} message={message} data={data} />
      ))}
      {sections.enums.map((item) => (
        <EnumRow key={item.fullName} item={item} data={data} />
      ))}
    </>
  );
}

/** A message that isn't shown inline. Next to it is an example, or its uses if it has none. */
function MessageRow({ message, data }: { message: Message; data: RowData }) {
  const symbol = symbolProps(message, data);
  const uses = usesOf(message, data);
  const usedBy = uses.length > 0 && <UsedBy subject={symbol.name} links={uses} />;
  const code = getOwn(data.messages, message.anchor);
  const fields = code ? exampleFields([message], [code], data.inline) : [];
  return (
    <ApiRow
      deferred
      fields={fields.map(({ anchor }) => anchor)}
      example={code ? <JsonExample message={message} code={code} fields={fields} data={data} /> : usedBy}
    >
      <ApiSymbol {...symbol} kind="Message">
        <MessageBody message={message} data={data} />
        {code && usedBy}
      </ApiSymbol>
    </ApiRow>
  );
}

/** The values of an enum, next to its uses. */
function EnumRow({ item, data }: { item: Enum; data: RowData }) {
  const symbol = symbolProps(item, data);
  const uses = usesOf(item, data);
  const values = item.values.map((value) => ({
    id: value.anchor,
    name: value.name,
    number: value.number,
    description: (
      <>
        <InlineComment>{textWithoutDeprecation(value)}</InlineComment>
        <SymbolNotes symbol={value} />
      </>
    ),
    deprecation: deprecationOf(value, data),
  }));
  return (
    <ApiRow deferred example={uses.length > 0 && <UsedBy subject={symbol.name} links={uses} />}>
      <ApiSymbol {...symbol} kind="Enum">
        <CommentText>{textWithoutDeprecation(item)}</CommentText>
        <EnumTable values={values} />
        <SymbolNotes symbol={item} />
      </ApiSymbol>
    </ApiRow>
  );
}
