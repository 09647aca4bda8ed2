import { useLayoutEffect, useMemo, useState } from 'react';

import { RequestDesk, useSettled, type DeskView } from '#ui';
import { copyText, typeSample } from '#ui/behaviors';

import { nameInPackage } from '../../reference/examples/nameInPackage';
import { snippetsOf } from '../../reference/examples/languages';
import { SendRequest } from '../send/SendRequest';
import { keepRequest, type Opening } from './openingOf';
import { idOf } from './formOf';
import { paint } from './paint';
import { useRequest } from './useRequest';
import { writeRequestLink, type LinkedRequest } from '../../reference/request/requestLink';
import type { JsonValue } from '../../reference/request/requestValue';

export interface SiteDeskProps extends Opening {
  /** When the form was opened, for rules that refer to now. */
  now: Date;
  onClose: () => void;
}

/** The request form of a method. */
export function SiteDesk({ file, start, example, notices, now, onClose, ...opening }: SiteDeskProps) {
  const { method, service, schema, clients, anchor } = file;
  const request = useRequest(schema, start, now);
  const { value, json, draft, problems, replace, endDraft } = request;
  const [view, setView] = useState<DeskView>('form');
  const [address, setAddress] = useState(clients.address);
  const call = useMemo(() => {
    const typed = { ...clients, address: address.replace(/\/+$/, '') };
    return { rpc: method, schema, clients: typed, file: file.file };
  }, [method, schema, clients, address, file]);
  const offered = useMemo(() => snippetsOf({ ...call, request: example }), [call, example]);
  const [chosen, setLanguage] = useState(opening.language);
  const { id: language = 'curl' } = offered.find(({ id }) => id === chosen) ?? offered[0] ?? {};
  const [focused, setFocused] = useState<string>();
  const settled = useSettled(value, 150);
  const samples = useMemo(() => {
    const [shown] = snippetsOf({ ...call, request: settled }, language);
    const code = shown && paint(shown.code, shown.language);
    return offered.map(({ id, label }) => ({ name: id, label, code: id === shown?.id && code }));
  }, [call, offered, language, settled]);
  const { link, linkState, copyLink } = useLink({ anchor, json, language });
  const problemCount = problems.length + (draft?.problems.length ?? 0);

  useLayoutEffect(() => {
    keepRequest(method.fullName, { json: JSON.parse(json) as JsonValue, language });
  }, [method, json, language]);

  return (
    <RequestDesk
      method={method.name}
      service={service}
      subject={nameInPackage(schema.type)}
      message={request.message}
      onEdit={request.edit}
      focusedField={focused}
      json={draft?.text ?? json}
      onJsonChange={request.writeJson}
      jsonProblems={draft?.problems}
      view={view}
      onViewChange={(next) => {
        if (next === 'form') endDraft();
        setView(next);
      }}
      problemCount={problemCount}
      onShowProblem={() => {
        if (problems.length === 0) return setView('json');
        setView('form');
        endDraft();
        // The reader can jump to the same field twice.
        setFocused(undefined);
        requestAnimationFrame(() => setFocused(idOf(problems[0]!.path)));
      }}
      samples={samples}
      language={language}
      onLanguageChange={setLanguage}
      notices={notices}
      onCopyLink={() => void copyLink()}
      link={link}
      linkState={linkState}
      onReset={value === example && !draft ? undefined : () => replace(example)}
      onClose={onClose}
      send={
        <SendRequest
          method={method}
          json={draft?.text ?? json}
          valid={problemCount === 0}
          baseUrl={address}
          onBaseUrlChange={(next) => {
            setAddress(next);
            typeSample(document, 'address', next);
          }}
          writeCurl={() => snippetsOf({ ...call, request: value }, 'curl')[0]?.code ?? ''}
        />
      }
    />
  );
}

/** Copies a link to a request. The result is shown until the request or its language changes. */
function useLink({ anchor, json, language }: LinkedRequest) {
  const [tried, setTried] = useState<{ of: string; link: string; linkState: 'copied' | 'failed' }>();
  const of = `${language} ${json}`;
  const { link, linkState } = tried?.of === of ? tried : {};
  const copyLink = async () => {
    const { origin, pathname, search } = location;
    const fragment = await writeRequestLink({ anchor, json, language });
    const link = `${origin}${pathname}${search}#${fragment}`;
    try {
      await copyText(link);
      setTried({ of, link, linkState: 'copied' });
    } catch {
      setTried({ of, link, linkState: 'failed' });
    }
  };
  return { link, linkState, copyLink };
}
