import type { ReferenceData } from '../../pages/pageData';
import { EnumRow } from './EnumRow';
import { FileRow } from './FileRow';
import { sectionsOf, type Drawn } from './sectionsOf';
import { ServiceRows } from './ServiceRows';
import { ApiRow, ApiSymbol, UsedBy } from '#ui';

import type { Message } from '../../reference/model';
import { deprecationOf, nameInPackage, sourceOf, usesOf } from './describe';
import { ExtensionFields, MessageBody } from './Fields';
import { JsonExample } from './JsonExample';

/** The page of one `.proto` file: its services with their methods, then messages, enums and extensions. Rendered at build only. */
export function ReferencePage({ data: given }: { data: ReferenceData }) {
  const { file } = given;
  const sections = sectionsOf(file);
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
      {file.extensions.length > 0 && <ExtensionsRow data={data} />}
    </>
  );
}

/** The fields that a file adds to messages. */
function ExtensionsRow({ data }: { data: Drawn }) {
  return (
    <ApiRow>
      <ApiSymbol id="extensions-of-file" name="extend" kind="Extensions">
        <ExtensionFields fields={data.file.extensions} data={data} />
      </ApiSymbol>
    </ApiRow>
  );
}

/** A message that more than one method uses, or none, with an example next to it. */
function MessageRow({ message, data }: { message: Message; data: Drawn }) {
  return (
    <ApiRow deferred example={<JsonExample message={message} data={data} />}>
      <ApiSymbol
        id={message.anchor}
        name={nameInPackage(message, data.file)}
        kind="Message"
        sourceHref={sourceOf(message, data)}
        deprecation={deprecationOf(message, data)}
      >
        <MessageBody message={message} data={data} />
        <UsedBy subject={nameInPackage(message, data.file)} links={usesOf(message, data)} />
      </ApiSymbol>
    </ApiRow>
  );
}
