import type { BlockContent, PhrasingContent } from 'mdast';

import { writeMarkdown } from '../../../content/documents/writeMarkdown';
import type { FileExamples } from '../../../reference/examples/examplesOf';
import type { Enum, ProtoFile } from '../../../reference/model';
import { eachMessage } from '../../../reference/symbols';
import { commentBlocks, commentLine } from '../../../reference/markdown/commentNodes';
import { type Context, nameInPackage, usesOf } from './context';
import { fieldTable } from './fieldNodes';
import { messageNodes, noteLines } from './messageNodes';
import { code, facts, heading, joined, paragraph, table, text } from '../../../reference/markdown/nodes';
import { serviceNodes } from './serviceNodes';

export interface ReferenceMarkdownOptions {
  /** Path under which the site lies, with both slashes. */
  base: string;
  /** Where the file can be seen. @default nowhere */
  sourceHref?: string;
  /** Examples of the file: the first of each call is shown. @default none */
  examples?: FileExamples;
}

/** The page of one `.proto` file as Markdown: services with their calls, then messages and enums, nested ones too. */
export function referenceMarkdown(
  file: ProtoFile,
  { base, sourceHref, examples }: ReferenceMarkdownOptions,
): string {
  const context: Context = { file, base, examples };
  const notes = noteLines(file);
  const messages: BlockContent[] = [];
  const enums: Enum[] = [...file.enums];
  eachMessage(file, (message) => {
    messages.push(...messageNodes(message, context));
    enums.push(...message.enums);
  });
  const comment = commentBlocks(file);
  return writeMarkdown([
    heading(1, '', file.path.split('/').at(-1)!),
    ...(comment.length > 0
      ? comment
      : [paragraph(text('Services, messages and enums of '), code(file.path), text('.'))]),
    paragraph(...introduction(file, sourceHref)),
    ...(notes.length > 0 ? [facts(notes)] : []),
    ...file.services.flatMap((service) => serviceNodes(service, context)),
    ...(messages.length > 0 ? [heading(2, 'Messages'), ...messages] : []),
    ...(enums.length > 0 ? [heading(2, 'Enums'), ...enums.flatMap((item) => enumNodes(item, context))] : []),
    ...(file.extensions.length > 0
      ? [heading(2, 'Extensions'), ...fieldTable(file.extensions, context)]
      : []),
  ]);
}

function introduction(file: ProtoFile, sourceHref: string | undefined): PhrasingContent[] {
  const syntax = file.syntax === 'editions' ? `edition ${file.edition}` : file.syntax;
  return [
    ...(file.package === ''
      ? [text(`Without a package, ${syntax}, imported as `)]
      : [text('Package '), code(file.package), text(`, ${syntax}, imported as `)]),
    code(file.path),
    text('.'),
    ...(sourceHref === undefined
      ? []
      : [
          text(' '),
          { type: 'link' as const, url: sourceHref, children: [text('See the source')] },
          text('.'),
        ]),
  ];
}

/** An enum with its values. */
function enumNodes(item: Enum, context: Context): BlockContent[] {
  const notes = noteLines(item);
  const uses = usesOf(item, context);
  return [
    heading(3, '', nameInPackage(item, context)),
    ...commentBlocks(item),
    ...table(
      ['Value', 'Number', 'Description'],
      item.values.map((value) => [
        [code(value.name)],
        [text(String(value.number))],
        joined(
          [commentLine(value), ...noteLines(value)].filter((part) => part.length > 0),
          ' ',
        ),
      ]),
    ),
    ...(notes.length > 0 ? [facts(notes)] : []),
    ...(uses ? [paragraph(...uses)] : []),
  ];
}
