import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';

import { useSettings } from '../useSettings';
import { loadSearchClient } from './searchClient';

const load = () => import(/* webpackChunkName: "search-dialog" */ './SiteSearchDialog');
const SiteSearchDialog = lazy(load);

/** The search of the site: how to open it, and the dialog itself, which is loaded when the reader is about to search. */
export function useSearchDialog(): {
  open: (query?: string) => void;
  prepare: () => void;
  dialog: ReactNode;
} {
  const settings = useSettings();
  const [state, setState] = useState<{ kind: 'unused' | 'open' | 'closed'; query?: string; turn: number }>({
    kind: 'unused',
    turn: 0,
  });

  const prepare = useCallback(() => {
    load().catch(() => undefined);
    loadSearchClient(settings)
      .then(({ warmUp }) => warmUp())
      .catch(() => undefined);
  }, [settings]);
  const open = useCallback(
    (query?: string) => setState(({ turn }) => ({ kind: 'open', query, turn: turn + 1 })),
    [],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey;
      const slash =
        event.key === '/' && !isTyping(event.target) && !event.metaKey && !event.ctrlKey && !event.altKey;
      if (!command && !slash) return;
      event.preventDefault();
      setState(({ kind, turn }) =>
        kind === 'open' && command ? { kind: 'closed', turn } : { kind: 'open', turn: turn + 1 },
      );
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const dialog = state.kind !== 'unused' && (
    <Suspense>
      <SiteSearchDialog
        key={state.turn}
        open={state.kind === 'open'}
        onOpenChange={(next) => setState(({ turn }) => ({ kind: next ? 'open' : 'closed', turn }))}
        initialQuery={state.query}
      />
    </Suspense>
  );
  return { open, prepare, dialog };
}

/** Whether a key belongs to what the reader writes. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
