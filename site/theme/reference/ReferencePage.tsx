import {
  ApiContents,
  ApiMethod,
  ApiRow,
  ApiSymbol,
  CodeBlock,
  EnumTable,
  Prose,
  RequestExample,
  UsedBy,
} from '#ui';

import type { Enum, Message, Rpc, Service, Use } from '../../reference/model';
import { CommentText, InlineComment } from './CommentText';
import { hrefOf, linkOf, textOf } from './describe';
import { MessageFields } from './MessageFields';
import type { ReferenceData } from './referenceData';
import { SampleSettings } from './SampleSettings';
import { sectionsOf } from './sectionsOf';

/** The page of one `.proto` file: its services with their methods, then messages and enums. Rendered at build only. */
export function ReferencePage({ data }: { data: ReferenceData }) {
  const { file, base, calls } = data;
  const name = file.path.split('/').at(-1)!;
  const { inline, messages, enums } = sectionsOf(file);
  const hasCalls = Object.keys(calls).length > 0;
  return (
    <>
      <ApiRow
        example={
          <ApiContents
            groups={[
              ...file.services.map((service) => ({
                heading: service.name,
                items: service.rpcs.map((rpc) => ({
                  name: rpc.name,
                  href: `#${rpc.anchor}`,
                  deprecated: rpc.deprecated,
                })),
              })),
              {
                heading: 'Messages',
                items: messages.map((message) => ({
                  name: label(message, file),
                  href: `#${message.anchor}`,
                })),
              },
              {
                heading: 'Enums',
                items: enums.map((item) => ({ name: label(item, file), href: `#${item.anchor}` })),
              },
            ]}
          />
        }
      >
        <Prose as="header">
          <h1 tabIndex={-1}>
            <code>{name}</code>
          </h1>
          <CommentText>{textOf(file.comments)}</CommentText>
        </Prose>
        <p>
          Package <code>{file.package}</code>,{' '}
          {file.syntax === 'editions' ? `edition ${file.edition}` : file.syntax}, imported as{' '}
          <code>{file.path}</code>.
          {data.sourceHref && (
            <>
              {' '}
              <a href={data.sourceHref}>See the source</a>.
            </>
          )}
        </p>
        {hasCalls && <SampleSettings />}
      </ApiRow>
      {file.services.map((service) => (
        <ServiceSections key={service.name} service={service} inline={inline} data={data} />
      ))}
      {messages.map((message) => (
        <ApiRow key={message.fullName} example={<JsonExample message={message} data={data} />}>
          <ApiSymbol
            id={message.anchor}
            name={label(message, file)}
            kind="Message"
            sourceHref={sourceOf(message.line, data)}
            deprecation={message.deprecated ? {} : undefined}
          >
            <MessageBody message={message} base={base} />
          </ApiSymbol>
        </ApiRow>
      ))}
      {enums.map((item) => (
        <ApiRow key={item.fullName}>
          <EnumSection item={item} name={label(item, file)} data={data} />
        </ApiRow>
      ))}
    </>
  );
}

interface ServiceSectionsProps {
  service: Service;
  /** Messages that are shown with the one method that uses them, by full name. */
  inline: Map<string, Message>;
  data: ReferenceData;
}

function ServiceSections({ service, inline, data }: ServiceSectionsProps) {
  return (
    <>
      <ApiRow>
        <ApiSymbol
          id={service.anchor}
          name={service.name}
          kind="Service"
          sourceHref={sourceOf(service.line, data)}
          deprecation={service.deprecated ? {} : undefined}
        >
          <CommentText>{textOf(service.comments)}</CommentText>
        </ApiSymbol>
      </ApiRow>
      {service.rpcs.map((rpc) => (
        <MethodSection key={rpc.name} rpc={rpc} service={service} inline={inline} data={data} />
      ))}
    </>
  );
}

function MethodSection({ rpc, service, inline, data }: ServiceSectionsProps & { rpc: Rpc }) {
  const { base, calls } = data;
  const samples = calls[rpc.anchor] ?? [];
  const response = inline.get(rpc.response.name);
  return (
    <ApiRow
      example={
        samples.length > 0 && (
          <RequestExample
            subject={rpc.name}
            samples={samples.map(({ label: language, html }) => ({
              language,
              code: <code dangerouslySetInnerHTML={{ __html: html }} />,
            }))}
          >
            {response && response.fields.length > 0 && (
              <JsonExample message={response} data={data} title="Response" />
            )}
          </RequestExample>
        )
      }
    >
      <ApiSymbol
        id={rpc.anchor}
        name={rpc.name}
        kind={`Method of ${service.name}`}
        level={3}
        sourceHref={sourceOf(rpc.line, data)}
        deprecation={rpc.deprecated ? {} : undefined}
      >
        <CommentText>{textOf(rpc.comments)}</CommentText>
        <ApiMethod
          request={linkOf(rpc.request, base)}
          response={linkOf(rpc.response, base)}
          path={rpc.path}
          getPath={
            rpc.idempotency === 'no-side-effects' && rpc.streaming === 'none'
              ? `${rpc.path}?encoding=json&message=…&connect=v1`
              : undefined
          }
          streaming={rpc.streaming}
          idempotency={rpc.idempotency === 'no-side-effects' ? 'no side effects' : rpc.idempotency}
        />
        {[rpc.request, rpc.response].map(({ name }, index) => {
          const message = inline.get(name);
          return (
            message && (
              <ApiSymbol
                key={name}
                id={message.anchor}
                name={message.name}
                kind={index === 0 ? 'Request' : 'Response'}
                level={4}
              >
                <MessageBody message={message} base={base} />
              </ApiSymbol>
            )
          );
        })}
      </ApiSymbol>
    </ApiRow>
  );
}

function MessageBody({ message, base }: { message: Message; base: string }) {
  const { reserved, rules } = message;
  const numbers = reserved.numbers.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
  return (
    <>
      <CommentText>{textOf(message.comments)}</CommentText>
      {rules.map(({ text, code }) => (
        <p key={text}>
          <strong>Rule.</strong> {text} {code && <code>{code}</code>}
        </p>
      ))}
      <MessageFields message={message} base={base} />
      {numbers.length + reserved.names.length > 0 && (
        <p>
          Reserved:{' '}
          {[...numbers, ...reserved.names].map((item, index) => (
            <span key={item}>
              {index > 0 && ', '}
              <code>{item}</code>
            </span>
          ))}
          .
        </p>
      )}
      <UsedBy links={message.usedBy.map((use) => linkOfUse(use, base))} />
    </>
  );
}

function EnumSection({ item, name, data }: { item: Enum; name: string; data: ReferenceData }) {
  return (
    <ApiSymbol
      id={item.anchor}
      name={name}
      kind="Enum"
      sourceHref={sourceOf(item.line, data)}
      deprecation={item.deprecated ? {} : undefined}
    >
      <CommentText>{textOf(item.comments)}</CommentText>
      <EnumTable
        values={item.values.map((value) => ({
          id: value.anchor,
          name: value.name,
          number: value.number,
          description: <InlineComment>{textOf(value.comments)}</InlineComment>,
          deprecation: value.deprecated ? {} : undefined,
        }))}
      />
      <UsedBy links={item.usedBy.map((use) => linkOfUse(use, data.base))} />
    </ApiSymbol>
  );
}

function JsonExample({
  message,
  data,
  title = 'JSON',
}: {
  message: Message;
  data: ReferenceData;
  title?: string;
}) {
  const html = data.messages[message.anchor];
  if (html === undefined) return null;
  return (
    <CodeBlock title={title} copyLabel={`Copy ${message.name} as JSON`}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </CodeBlock>
  );
}

const linkOfUse = ({ label: name, file, anchor }: Use, base: string) => ({
  name,
  href: hrefOf(file, anchor, base),
});

/** A symbol's name inside the package. */
const label = ({ fullName }: { fullName: string }, file: ReferenceData['file']) =>
  file.package === '' ? fullName : fullName.slice(file.package.length + 1);

const sourceOf = (line: number, { sourceHref }: ReferenceData) => sourceHref && `${sourceHref}#L${line}`;
