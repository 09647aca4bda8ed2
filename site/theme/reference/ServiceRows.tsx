import { ApiMethod, ApiRow, ApiSymbol, OpenRequestForm, RequestExample } from '#ui';

import { textWithoutDeprecation } from '../../reference/deprecation';
import { getOwn } from '../../reference/getOwn';
import type { Method, Service } from '../../reference/model';
import { CommentText, InlineComment, SymbolNotes } from './CommentText';
import { verbOf, symbolProps, typeLink } from './symbolProps';
import { exampleFields, JsonExample, lineProps } from './examples';
import { InlineMessage } from './MessageBody';
import { methodGroups, type RowData } from './pageSections';

type Props = { service: Service; data: RowData };

/** A service, then a row for each of its methods. */
export function ServiceRows({ service, data }: Props) {
  const methods = methodGroups(service, data).flatMap(({ methods }) => methods);
  return (
    <>
      <ApiRow>
        <ApiSymbol {...symbolProps(service, data)} kind="Service" size="large">
          <CommentText>{textWithoutDeprecation(service)}</CommentText>
          <SymbolNotes symbol={service} />
        </ApiSymbol>
      </ApiRow>
      {methods.map((method) => (
        <MethodRow key={method.name} method={method} service={service} data={data} />
      ))}
    </>
  );
}

function MethodRow({ method, service, data }: Props & { method: Method }) {
  const request = data.inline.get(method.request.name);
  // A message that is both is described once.
  const response =
    method.response.name === method.request.name ? undefined : data.inline.get(method.response.name);
  const { group, notes = [], snippets = [], formHref } = data.methods[method.anchor] ?? {};
  const props = symbolProps(method, data);
  const isGet = method.idempotency === 'no-side-effects' && method.streaming === 'none';
  const returned = response && getOwn(data.messages, response.anchor);
  const messages = [request, response].filter((message) => message !== undefined);
  const fields = exampleFields(messages, returned ? [...snippets, returned] : snippets, data.inline);
  // Several services can have a method of this name.
  const subject = data.file.services.length > 1 ? props.name : method.name;
  return (
    <ApiRow
      deferred
      fields={fields.map(({ anchor }) => anchor)}
      example={
        <RequestExample
          method={subject}
          call={method.path.replace(/^.*\./, `${verbOf(method)} `)}
          snippets={snippets.map(({ label: language, ...code }) => ({
            language,
            ...lineProps(code, fields),
            code: <code dangerouslySetInnerHTML={{ __html: code.html }} />,
          }))}
          otherPanels="unparsed"
        >
          {returned && (
            <JsonExample message={response} code={returned} fields={fields} data={data} title="Response" />
          )}
        </RequestExample>
      }
    >
      <ApiSymbol
        {...props}
        name={method.name}
        kind={`Method of ${service.name}${group ? `: ${group}` : ''}`}
        call={verbOf(method)}
        level={3}
        size="medium"
      >
        <CommentText>{textWithoutDeprecation(method)}</CommentText>
        <ApiMethod
          request={typeLink(method.request, data)}
          response={typeLink(method.response, data)}
          path={method.path}
          getPath={isGet ? `${method.path}?encoding=json&message=…&connect=v1` : undefined}
          streaming={method.streaming}
          idempotency={method.idempotency === 'no-side-effects' ? 'no side effects' : method.idempotency}
          facts={notes.map(({ term, texts }) => ({
            term,
            values: texts.map((text) => <InlineComment key={text}>{text}</InlineComment>),
          }))}
        />
        {formHref && <OpenRequestForm method={method.name} href={formHref} />}
        <SymbolNotes symbol={method} />
        {request && <InlineMessage message={request} kind="Request" data={data} />}
        {response && <InlineMessage message={response} kind="Response" data={data} />}
      </ApiSymbol>
    </ApiRow>
  );
}
