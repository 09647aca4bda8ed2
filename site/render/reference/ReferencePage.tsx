import type { ReferenceData } from './referenceData';
import { EnumRow } from './EnumRow';
import { ExtensionsRow } from './ExtensionsRow';
import { FileRow } from './FileRow';
import { MessageRow } from './MessageRow';
import { sectionsOf } from './sectionsOf';
import { ServiceRows } from './ServiceRows';

/** The page of one `.proto` file: its services with their methods, then messages, enums and extensions. Rendered at build only. */
export function ReferencePage({ data }: { data: ReferenceData }) {
  const { file } = data;
  const sections = sectionsOf(file);
  return (
    <>
      <FileRow data={data} sections={sections} />
      {file.services.map((service) => (
        <ServiceRows key={service.name} service={service} inline={sections.inline} data={data} />
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
