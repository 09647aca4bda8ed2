import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';

import {
  FormCode,
  FormEditor,
  FormFields,
  FormJson,
  RequestForm,
  useDebouncedValue,
  type FormView,
} from '#ui';
import { copyText, typeSample } from '#ui/behaviors';

import { nameInPackage } from '../../reference/examples/nameInPackage';
import { snippetsOf } from '../../reference/examples/languages';
import { SendRequest } from '../send/SendRequest';
import { keepRequest, type Opening } from './openingOf';
import { idOf } from './formOf';
import { paint, paintJson } from './paint';
import { useRequest } from './useRequest';
import { encodeRequestLink, type LinkedRequest } from '../../reference/request/requestLink';
import type { MessageValue } from '../../reference/request/requestValue';
import { toJson } from '../../reference/request/toJson';

export interface SiteRequestFormProps extends Opening {
  /** When the form was opened, for rules that refer to now. */
  now: Date;
  onClose: () => void;
}

/** The request form of a method. */
export function SiteRequestForm(props: SiteRequestFormProps) {
  const { file, start, example, notices, now, onClose } = props;
  const { method, service, schema, clients, anchor } = file;
  const request = useRequest(schema, start, now);
  const { value, json, draft, problems, replace, endDraft } = request;
  const text = () => draft?.text ?? json();
  const [view, setView] = useState<FormView>('form');
  const [address, setAddress] = useState(clients.address);
  const call = useMemo(() => {
    const typed = { ...clients, address: address.replace(/\/+$/, '') };
    return { rpc: method, schema, clients: typed, file: file.file };
  }, [method, schema, clients, address, file]);
  const [chosen, setLanguage] = useState(props.language);
  const { language, samples } = useSamples(call, example, value, chosen);
  const [focused, setFocused] = useState<string>();
  const { copyLink, ...copied } = useLink({ anchor, json, language });
  const problemCount = problems.length + (draft?.problems.length ?? 0);
  const show = (next: FormView) => {
    if (next === 'form') endDraft();
    setView(next);
  };
  const showProblem = () => {
    if (problems.length === 0) return show('json');
    show('form');
    // The reader can jump to the same field twice.
    setFocused(undefined);
    requestAnimationFrame(() => setFocused(idOf(problems[0]!.path)));
  };
  const keep = useKept(method.fullName, language, value, schema);

  return (
    <RequestForm
      method={method.name}
      service={service}
      problemCount={problemCount}
      onClose={() => {
        keep();
        onClose();
      }}
      send={
        <SendRequest
          method={method}
          writeJson={text}
          valid={problemCount === 0}
          baseUrl={address}
          onBaseUrlChange={(next) => {
            setAddress(next);
            typeSample(document, 'address', next);
          }}
          drawCurl={() => paint(snippetsOf({ ...call, request: value }, 'curl')[0]?.code ?? '', 'bash')}
        />
      }
    >
      <FormEditor view={view} onViewChange={show} onShowProblem={showProblem} notices={notices}>
        {view === 'form' ? (
          <FormFields
            message={request.message}
            subject={nameInPackage(schema.type)}
            onEdit={request.edit}
            focusedField={focused}
          />
        ) : (
          <FormJson
            json={text()}
            colored={paintJson(text())}
            onChange={request.writeJson}
            problems={draft?.problems}
          />
        )}
      </FormEditor>
      <FormCode
        samples={samples}
        language={language}
        onLanguageChange={setLanguage}
        onCopyLink={() => void copyLink()}
        {...copied}
        onReset={value === example && !draft ? undefined : () => replace(example)}
      />
    </RequestForm>
  );
}

/** Keeps the request shortly after each change, and before the reader can leave with what was typed last. */
function useKept(name: string, language: string, ...[value, schema]: Parameters<typeof toJson>): () => void {
  const keep = useCallback(
    () => keepRequest(name, { json: toJson(value, schema), language }),
    [name, schema, value, language],
  );
  useLayoutEffect(() => {
    const timer = setTimeout(keep, 150);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [keep]);
  return keep;
}

/** The samples of a call in each language that has one. Only that of the chosen language, or else the first, has code. */
function useSamples(
  call: Omit<Parameters<typeof snippetsOf>[0], 'request'>,
  example: MessageValue,
  value: MessageValue,
  chosen?: string,
) {
  const offered = useMemo(() => snippetsOf({ ...call, request: example }), [call, example]);
  const { id: language = 'curl' } = offered.find(({ id }) => id === chosen) ?? offered[0] ?? {};
  const settled = useDebouncedValue(value, 150);
  const samples = useMemo(() => {
    const [shown] = snippetsOf({ ...call, request: settled }, language);
    const code = shown && paint(shown.code, shown.language);
    return offered.map(({ id, label }) => ({ name: id, label, code: id === shown?.id && code }));
  }, [call, offered, language, settled]);
  return { language, samples };
}

/** Copies a link to a request. The result is shown until the request or its language changes. */
function useLink({ anchor, json, language }: Omit<LinkedRequest, 'json'> & { json: () => string }) {
  const [tried, setTried] = useState<{ link: string; linkState: 'copied' | 'failed' }>();
  useEffect(() => setTried(undefined), [json, language]);
  const copyLink = async () => {
    const { origin, pathname, search } = location;
    const fragment = await encodeRequestLink({ anchor, json: json(), language });
    const link = `${origin}${pathname}${search}#${fragment}`;
    let linkState: 'copied' | 'failed' = 'copied';
    await copyText(link).catch(() => (linkState = 'failed'));
    setTried({ link, linkState });
  };
  return { ...tried, copyLink };
}
