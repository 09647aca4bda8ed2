import { useEffect, useLayoutEffect, useMemo, useState } from 'react';

import {
  FormCode,
  FormEditor,
  FormFields,
  FormJson,
  RequestForm,
  useDebouncedValue,
  type FormView,
} from '#ui';
import { copyText, exampleValue, setExampleValue } from '#ui/behaviors';

import { snippetsOf } from '../../reference/examples/languages';
import { SendRequest } from '../send/SendRequest';
import { storeRequest, type InitialState } from './initialState';
import { fieldId } from './createFormBuilder';
import { colorCode, colorJson } from './colorCode';
import { useRequest } from './useRequest';
import { encodeRequestLink, type LinkedRequest } from '../../reference/request/requestLink';
import type { MessageValue } from '../../reference/request/requestValue';
import { toJson } from '../../reference/request/toJson';

export interface SiteRequestFormProps extends InitialState {
  /** When the form was opened, for rules that refer to now. */
  now: Date;
  onClose: () => void;
}

/** The request form of a method. */
export function SiteRequestForm(props: SiteRequestFormProps) {
  const { requestFile, initialRequest, example, notices, now, onClose } = props;
  const { method, service, schema, clients, anchor, protoPath } = requestFile;
  const request = useRequest(schema, initialRequest, now);
  const { value, json, draft, problems, setJson, replace, setDraft } = request;
  const currentJson = () => draft?.text ?? json();
  const { view, editor, show } = useView(() => setDraft(undefined));
  const [baseUrl, setBaseUrl] = useState(() => exampleValue(document, 'address') ?? clients.address);
  const call = useMemo(() => {
    const typed = { ...clients, address: baseUrl.replace(/\/+$/, '') };
    return { method, schema, clients: typed, protoPath };
  }, [method, schema, clients, baseUrl, protoPath]);
  const [chosenLanguage, setLanguage] = useState(props.language);
  const { language, snippets } = useSnippets(call, example, value, chosenLanguage);
  const [focused, setFocused] = useState<string>();
  const [folds] = useState(() => new Map<string, boolean>());
  const { copyLink, copied } = useCopyLink({ anchor, json, language });
  const problemCount = problems.length + (draft?.problems.length ?? 0);
  const showProblem = () => {
    if (draft?.problems.length) return show('json');
    show('form');
    // The reader can jump to the same field twice.
    setFocused(undefined);
    requestAnimationFrame(() => setFocused(fieldId(problems[0]!.path)));
  };
  // Preact drops other effects when a form closes before the next frame.
  useLayoutEffect(
    () => storeRequest(method.fullName, { json: toJson(value, schema), language }),
    [method, value, schema, language],
  );

  const state = { view, problemCount };
  return (
    <RequestForm
      method={method.name}
      service={service}
      view={view}
      onCopyLink={() => void copyLink()}
      copied={copied}
      onReset={value === example && !draft ? undefined : () => replace(example)}
      onClose={onClose}
    >
      <FormEditor
        {...state}
        editor={editor}
        onViewChange={show}
        onShowProblem={view === 'json' && draft?.problems.length ? undefined : showProblem}
        notices={notices}
      >
        {editor === 'form' ? (
          <FormFields message={request.message} onEdit={request.edit} fieldToFocus={focused} folds={folds} />
        ) : (
          <FormJson
            json={currentJson()}
            colored={colorJson(currentJson())}
            onChange={setJson}
            problems={draft?.problems}
          />
        )}
      </FormEditor>
      <FormCode
        {...state}
        stale={draft?.broken}
        method={method.name}
        snippets={snippets}
        language={language}
        onLanguageChange={setLanguage}
        send={
          <SendRequest
            method={method}
            currentJson={currentJson}
            blocked={draft?.broken}
            valid={problemCount === 0}
            onSend={() => show('code')}
            baseUrl={baseUrl}
            onBaseUrlChange={(next) => {
              setBaseUrl(next);
              setExampleValue(document, 'address', next);
            }}
          />
        }
      />
    </RequestForm>
  );
}

/** The shown view of the request. Showing the form drops JSON that doesn't fit. */
function useView(dropDraft: () => void) {
  // The width from which the code fits next to the form.
  const [view, setView] = useState<FormView>(() => (innerWidth < 1600 ? 'form' : 'code'));
  const [editor, setEditor] = useState<FormView>('form');
  const show = (next: FormView, besideCode = false) => {
    if (next === 'form') dropDraft();
    if (next !== 'code') setEditor(next);
    if (!besideCode) setView(next);
  };
  return { view, editor, show };
}

type SnippetCall = Omit<Parameters<typeof snippetsOf>[0], 'request'>;

/** The snippets of a call, one for each language that can make it. Only the chosen one, or else the first, has code. */
function useSnippets(call: SnippetCall, example: MessageValue, value: MessageValue, chosen?: string) {
  const offered = useMemo(() => snippetsOf({ ...call, request: example }), [call, example]);
  const { id: language = 'curl' } = offered.find(({ id }) => id === chosen) ?? offered[0] ?? {};
  const debounced = useDebouncedValue(value, 150);
  const snippets = useMemo(() => {
    const [shown] = snippetsOf({ ...call, request: debounced }, language);
    const code = shown && colorCode(shown.code, shown.highlightLanguage);
    return offered.map(({ id, label }) => ({ name: id, label, code: id === shown?.id && code }));
  }, [call, offered, language, debounced]);
  return { language, snippets };
}

/** Copies a link to a request. `copied` is true until the request or the language changes. */
function useCopyLink({ anchor, json, language }: Omit<LinkedRequest, 'json'> & { json: () => string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [json, language]);
  const copyLink = async () => {
    const fragment = await encodeRequestLink({ anchor, json: json(), language });
    const { href: link } = new URL(`#${fragment}`, location.href);
    await copyText(link).then(
      () => setCopied(true),
      () => prompt('Copy this link:', link),
    );
  };
  return { copied, copyLink };
}
