import { ApiMethod, ApiRow, ApiSymbol, OpenRequestForm, RequestExample } from '#ui';

import { textWithoutDeprecation } from '../../reference/deprecation';
import { getOwn } from '../../reference/getOwn';
import type { Rpc, Service } from '../../reference/model';
import { withoutPackage } from '../../reference/read/symbolTable';
import { CommentText, InlineComment, SymbolNotes } from './CommentText';
import { verbOf, symbolProps, typeLink } from './symbolProps';
import { exampleFields, JsonExample, lineProps } from './examples';
import { InlineMessage } from './MessageBody';
import { methodGroups, type RowData } from './pageSections';

type Props = { service: Service; data: RowData };

/** A service, then a row for each of its methods. */
export function ServiceRows({ service, data }: Props) {
  return (
    <>
      <ApiRow>
        <ApiSymbol {...symbolProps(service, data)} kind="Service" size="large">
          <CommentText>{textWithoutDeprecation(service)}</CommentText>
          <SymbolNotes of={service} />
        </ApiSymbol>
      </ApiRow>
      {methodGroups(service.rpcs, data)
        .flatMap(({ rpcs }) => rpcs)
        .map((rpc) => (
          <MethodRow key={rpc.name} rpc={rpc} service={service} data={data} />
        ))}
    </>
  );
}

function MethodRow({ rpc, service, data }: Props & { rpc: Rpc }) {
  const request = data.inline.get(rpc.request.name);
  // A message that is both is described once.
  const response = rpc.response.name === rpc.request.name ? undefined : data.inline.get(rpc.response.name);
  const { group, notes = [], snippets = [], formAddress } = data.methods[rpc.anchor] ?? {};
  const isGet = rpc.idempotency === 'no-side-effects' && rpc.streaming === 'none';
  const returned = response && getOwn(data.messages, response.anchor);
  const messages = [request, response].filter((message) => message !== undefined);
  const fields = exampleFields(messages, returned ? [...snippets, returned] : snippets, data.inline);
  // Several services can have a method of this name.
  const subject = data.file.services.length > 1 ? withoutPackage(rpc.fullName, data.file.package) : rpc.name;
  return (
    <ApiRow
      deferred
      fields={fields.map(({ anchor }) => anchor)}
      example={
        <RequestExample
          subject={subject}
          call={rpc.path.replace(/^.*\./, `${verbOf(rpc)} `)}
          snippets={snippets.map(({ label: language, ...code }) => ({
            language,
            ...lineProps(code, fields),
            code: <code dangerouslySetInnerHTML={{ __html: code.html }} />,
          }))}
          waiting="unparsed"
        >
          {returned && (
            <JsonExample message={response} code={returned} rows={fields} data={data} title="Response" />
          )}
        </RequestExample>
      }
    >
      <ApiSymbol
        {...symbolProps(rpc, data)}
        name={rpc.name}
        kind={`Method of ${service.name}${group ? `: ${group}` : ''}`}
        call={verbOf(rpc)}
        level={3}
        size="medium"
      >
        <CommentText>{textWithoutDeprecation(rpc)}</CommentText>
        <ApiMethod
          request={typeLink(rpc.request, data)}
          response={typeLink(rpc.response, data)}
          path={rpc.path}
          getPath={isGet ? `${rpc.path}?encoding=json&message=…&connect=v1` : undefined}
          streaming={rpc.streaming}
          idempotency={rpc.idempotency === 'no-side-effects' ? 'no side effects' : rpc.idempotency}
          facts={notes.map(({ term, texts }) => ({
            term,
            values: texts.map((text) => <InlineComment key={text}>{text}</InlineComment>),
          }))}
        />
        {formAddress && <OpenRequestForm method={rpc.name} address={formAddress} />}
        <SymbolNotes of={rpc} />
        {request && <InlineMessage message={request} kind="Request" data={data} />}
        {response && <InlineMessage message={response} kind="Response" data={data} />}
      </ApiSymbol>
    </ApiRow>
  );
}
