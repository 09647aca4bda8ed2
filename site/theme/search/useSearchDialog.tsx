import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { RegionError } from '#ui';

import { onSite } from '../../siteEvents';
import { useSettings } from '../useSettings';
import { loadSearchClient } from './searchClient';
import type { SiteSearchDialogProps } from './SiteSearchDialog';

const load = () => import(/* webpackChunkName: "search-dialog" */ './SiteSearchDialog');

interface DialogState {
  kind: 'unused' | 'open' | 'closed';
  query?: string;
  /** Counts the times that it was opened: each begins anew. */
  turn: number;
}

/** The search of the site: how to open it, and the dialog itself, which is loaded when the reader is about to search. */
export function useSearchDialog(): {
  open: (query?: string) => void;
  prepare: () => void;
  dialog: ReactNode;
} {
  const settings = useSettings();
  const [state, setState] = useState<DialogState>({ kind: 'unused', turn: 0 });
  const [Dialog, setDialog] = useState<ComponentType<SiteSearchDialogProps>>();
  /** The turn at which the dialog could not be loaded. */
  const [failed, setFailed] = useState<number>();

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
  const close = useCallback(() => setState(({ turn }) => ({ kind: 'closed', turn })), []);

  useEffect(() => {
    if (state.kind !== 'open' || Dialog) return;
    let latest = true;
    load().then(
      (module) => setDialog(() => module.default),
      () => latest && setFailed(state.turn),
    );
    return () => {
      latest = false;
    };
  }, [state, Dialog]);

  // A link in the dialog has led to another page.
  useEffect(() => onSite('site:arrival', close), [close]);

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

  const onOpenChange = (next: boolean) => setState(({ turn }) => ({ kind: next ? 'open' : 'closed', turn }));
  return { open, prepare, dialog: draw() };

  function draw(): ReactNode {
    if (state.kind === 'unused') return null;
    if (Dialog) {
      const { turn, kind, query } = state;
      return <Dialog key={turn} open={kind === 'open'} onOpenChange={onOpenChange} initialQuery={query} />;
    }
    if (state.kind === 'closed' || failed !== state.turn) return null;
    return <RegionError message={notLoaded} onRetry={() => open(state.query)} />;
  }
}

/** What the dialog itself would say. */
const notLoaded = 'Unable to fetch results. You might want to check your network connection.';

/** Whether a key belongs to what the reader writes. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
