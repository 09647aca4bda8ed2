import { ApiMethod, ApiRow, ApiSymbol, DeskButton, RequestExample } from '#ui';

import { textBesideDeprecation } from '../../reference/deprecation';
import type { Message, Rpc, Service } from '../../reference/model';
import { CommentText } from './CommentText';
import { deprecationOf, linkOf, nameInPackage, sourceOf } from './describe';
import { JsonExample } from './JsonExample';
import { MessageBody } from './MessageBody';
import type { ReferenceData } from '../../pages/pageData';
import { SymbolNotes } from './SymbolNotes';

export interface ServiceRowsProps {
  service: Service;
  /** Messages that are shown with the one method that uses them, by full name. */
  inline: Map<string, Message>;
  data: ReferenceData;
}

/** A service, then a row for each of its methods. */
export function ServiceRows({ service, inline, data }: ServiceRowsProps) {
  return (
    <>
      <ApiRow>
        <ApiSymbol
          id={service.anchor}
          name={service.name}
          kind="Service"
          sourceHref={sourceOf(service, data)}
          deprecation={deprecationOf(service, data)}
        >
          <CommentText>{textBesideDeprecation(service)}</CommentText>
          <SymbolNotes of={service} />
        </ApiSymbol>
      </ApiRow>
      {service.rpcs.map((rpc) => (
        <MethodRow key={rpc.name} rpc={rpc} service={service} inline={inline} data={data} />
      ))}
    </>
  );
}

function MethodRow({ rpc, service, inline, data }: ServiceRowsProps & { rpc: Rpc }) {
  const request = inline.get(rpc.request.name);
  // A message that is both is described once.
  const response = rpc.response.name === rpc.request.name ? undefined : inline.get(rpc.response.name);
  const desk = data.desks[rpc.anchor];
  const isGet = rpc.idempotency === 'no-side-effects' && rpc.streaming === 'none';
  return (
    <ApiRow deferred example={<MethodExample rpc={rpc} response={response} data={data} />}>
      <ApiSymbol
        id={rpc.anchor}
        name={rpc.name}
        kind={`Method of ${service.name}`}
        level={3}
        sourceHref={sourceOf(rpc, data)}
        deprecation={deprecationOf(rpc, data)}
      >
        <CommentText>{textBesideDeprecation(rpc)}</CommentText>
        <ApiMethod
          request={linkOf(rpc.request, data)}
          response={linkOf(rpc.response, data)}
          path={rpc.path}
          getPath={isGet ? `${rpc.path}?encoding=json&message=…&connect=v1` : undefined}
          streaming={rpc.streaming}
          idempotency={rpc.idempotency === 'no-side-effects' ? 'no side effects' : rpc.idempotency}
        />
        {desk && <DeskButton method={rpc.name} address={desk} />}
        <CommentText>{data.notes?.[rpc.anchor]}</CommentText>
        <SymbolNotes of={rpc} />
        {request && <Part message={request} kind="Request" data={data} />}
        {response && <Part message={response} kind="Response" data={data} />}
      </ApiSymbol>
    </ApiRow>
  );
}

function Part({ message, kind, data }: { message: Message; kind: string; data: ReferenceData }) {
  return (
    <ApiSymbol
      id={message.anchor}
      name={message.name}
      kind={kind}
      level={4}
      deprecation={deprecationOf(message, data)}
    >
      <MessageBody message={message} data={data} />
    </ApiSymbol>
  );
}

function MethodExample({ rpc, response, data }: { rpc: Rpc; response?: Message; data: ReferenceData }) {
  // Several services may have methods of one name.
  const subject = data.file.services.length > 1 ? nameInPackage(rpc, data.file) : rpc.name;
  return (
    <RequestExample
      subject={subject}
      samples={(data.calls[rpc.anchor] ?? []).map(({ label: language, html }) => ({
        language,
        code: <code dangerouslySetInnerHTML={{ __html: html }} />,
      }))}
      waiting="unparsed"
    >
      {response && <JsonExample message={response} data={data} title="Response" />}
    </RequestExample>
  );
}
