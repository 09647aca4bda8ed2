import { ApiContents, ApiRow, SymbolBar, Prose, ExampleValues } from '#ui';

import { textWithoutDeprecation } from '../../reference/deprecation';
import { exampleValuesOf } from '../../reference/examples/exampleValuesOf';
import type { ProtoSymbol } from '../../reference/model';
import { withoutPackage } from '../../reference/read/symbolTable';
import { CommentText, InlineComment, SymbolNotes } from './CommentText';
import { verbOf } from './symbolProps';
import type { ReferenceData } from '../../pages/pageData';
import { methodGroups, type Sections } from './pageSections';

/** The first row of the page: the file, and links to everything that it declares. */
export function FileRow({ data, sections }: { data: ReferenceData; sections: Sections }) {
  const { file, methods, sourceHref, clients } = data;
  const fileName = file.path.split('/').at(-1);
  const symbolLink = (symbol: ProtoSymbol) => ({
    name: withoutPackage(symbol.fullName, file.package),
    href: `#${symbol.anchor}`,
    deprecated: symbol.deprecated,
  });
  const groups = [
    ...file.services.flatMap((service) =>
      methodGroups(service, data).map(({ name, methods }) => ({
        heading: name === '' ? service.name : `${service.name}: ${name}`,
        items: methods.map((method) => ({
          ...symbolLink(method),
          name: method.name,
          call: verbOf(method),
          summary: <InlineComment>{firstSentence(textWithoutDeprecation(method))}</InlineComment>,
        })),
      })),
    ),
    { heading: 'Messages', items: sections.messages.map(symbolLink) },
    { heading: 'Enums', items: sections.enums.map(symbolLink) },
  ];
  return (
    <>
      <ApiRow
        example={
          Object.keys(methods).length > 0 && (
            <ExampleValues
              heading="Your values"
              fields={exampleValuesOf(clients)}
              note={
                <>
                  For the examples, in this tab only. Your API key is read from{' '}
                  <code>{clients.tokenVariable}</code>.
                </>
              }
            />
          )
        }
      >
        <Prose as="header">
          <h1 tabIndex={-1}>
            <code>{fileName}</code>
          </h1>
          <CommentText>{file.comment}</CommentText>
          <p>
            {file.package !== '' && ['Package ', <code key="name">{file.package}</code>, ', ']}
            {file.syntax}, imported as <code>{file.path}</code>.{' '}
            {sourceHref && <a href={sourceHref}>View the source</a>}
          </p>
          <SymbolNotes symbol={file} />
        </Prose>
      </ApiRow>
      <ApiContents groups={groups} file={fileName} />
      {groups.some(({ items }) => items.length > 0) && <SymbolBar data-needs="api-rows" />}
    </>
  );
}

const firstSentence = (text: string) => /^[^]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
