import { useMemo, useState } from 'react';

import { RequestDesk, type DeskView } from '#ui';

import type { RequestFile } from '../../reference/request/requestFile';
import { sampleWriters } from '../../reference/request/requestSamples';
import type { MessageValue } from '../../reference/request/requestValue';
import { nameInPackage } from '../../reference/examples/nameInPackage';
import { idOf } from './formOf';
import { paint } from './paint';
import { SendRequest } from '../send/SendRequest';
import { useRequest } from './useRequest';

export interface SiteDeskProps {
  file: RequestFile;
  /** The request that the desk begins with. */
  start: MessageValue;
  /** The request of the page. */
  example: MessageValue;
  /** When it was opened, for rules that speak of now. */
  now: Date;
  onClose: () => void;
}

/** The desk of a method, with what the site knows. */
export function SiteDesk({ file, start, example, now, onClose }: SiteDeskProps) {
  const { method, service, schema, clients } = file;
  const { value, message, json, draft, problems, edit, writeJson, replace, endDraft } = useRequest(
    schema,
    start,
    now,
  );
  const [view, setView] = useState<DeskView>('form');
  const [language, setLanguage] = useState('curl');
  const write = useMemo(() => sampleWriters(file, clients), [file, clients]);
  const written = useMemo(() => write(value), [write, value]);
  const samples = useMemo(
    () => written.map(({ id, label, language, code }) => ({ name: id, label, code: paint(code, language) })),
    [written],
  );
  const problemCount = problems.length + (draft?.problems.length ?? 0);

  return (
    <RequestDesk
      method={method.name}
      service={service}
      subject={nameInPackage(schema.type)}
      message={message}
      onEdit={edit}
      json={draft?.text ?? json}
      onJsonChange={writeJson}
      jsonProblems={draft?.problems}
      view={view}
      onViewChange={(next) => {
        if (next === 'form') endDraft();
        setView(next);
      }}
      problemCount={problemCount}
      onShowProblem={() => {
        setView('form');
        endDraft();
        const [first] = problems;
        if (first)
          document.querySelector(`[data-desk-field="${CSS.escape(idOf(first.path))}"]`)?.scrollIntoView();
      }}
      samples={samples}
      language={language}
      onLanguageChange={setLanguage}
      onCopyLink={() => undefined}
      onReset={value === example ? undefined : () => replace(example)}
      onClose={onClose}
      send={
        <SendRequest
          method={method}
          json={json}
          valid={problemCount === 0}
          baseUrl={clients.address}
          curl={written[0]?.code ?? ''}
        />
      }
    />
  );
}
