import { ApiContents, ApiRow, PlaceBar, Prose, SampleForm } from '#ui';

import { textBesideDeprecation, textOf } from '../../reference/deprecation';
import type { Rpc } from '../../reference/model';
import { CommentText, InlineComment } from './CommentText';
import { nameInPackage } from './describe';
import type { ReferenceData } from '../../pages/pageData';
import type { Sections } from './sectionsOf';
import { SymbolNotes } from './SymbolNotes';

/** The head of the page: the file, and links to everything that it declares. */
export function FileRow({ data, sections }: { data: ReferenceData; sections: Sections }) {
  const { file, calls, sourceHref } = data;
  const linksOf = (symbols: { fullName: string; anchor: string; deprecated: boolean }[]) =>
    symbols.map((symbol) => ({
      name: nameInPackage(symbol, file),
      href: `#${symbol.anchor}`,
      deprecated: symbol.deprecated,
    }));
  const groups = [
    ...file.services.map(({ name, rpcs }) => ({
      heading: name,
      items: rpcs.map((rpc) => ({
        name: rpc.name,
        href: `#${rpc.anchor}`,
        deprecated: rpc.deprecated,
        call: callOf(rpc),
        summary: <InlineComment>{firstSentence(textBesideDeprecation(rpc))}</InlineComment>,
      })),
    })),
    { heading: 'Messages', items: linksOf(sections.messages) },
    { heading: 'Enums', items: linksOf(sections.enums) },
    { heading: 'Extensions', items: linksOf(file.extensions) },
  ];
  return (
    <>
      <ApiRow
        example={
          Object.keys(calls).length > 0 && (
            <SampleForm
              fields={data.samples}
              note={
                <>
                  The examples update as you type and read your API key from <code>{data.tokenVariable}</code>
                  . Your values stay in this tab.
                </>
              }
            />
          )
        }
      >
        <Prose as="header">
          <h1 tabIndex={-1}>
            <code>{file.path.split('/').at(-1)}</code>
          </h1>
          <CommentText>{textOf(file.comments)}</CommentText>
          <p>
            {file.package === '' ? (
              'Without a package, '
            ) : (
              <>
                Package <code>{file.package}</code>,{' '}
              </>
            )}
            {file.syntax === 'editions' ? `edition ${file.edition}` : file.syntax}, imported as{' '}
            <code>{file.path}</code>.
            {sourceHref && (
              <>
                {' '}
                <a href={sourceHref}>View the source</a>.
              </>
            )}
          </p>
          <SymbolNotes of={file} />
        </Prose>
      </ApiRow>
      <ApiContents groups={groups} />
      {groups.some(({ items }) => items.length > 0) && <PlaceBar data-island="place" />}
    </>
  );
}

/** The HTTP method of a call, or `stream`. */
function callOf({ streaming, idempotency }: Rpc): string {
  if (streaming !== 'none') return 'stream';
  return idempotency === 'no-side-effects' ? 'GET' : 'POST';
}

/** A comment up to the end of its first sentence. */
const firstSentence = (text: string) => /^[^]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
