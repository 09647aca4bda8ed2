import '@docsearch/css/dist/modal.css';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

import type { Messages } from '../../behaviors/messages';
import * as styles from './DocSearchDialog.css';
import builtIn from './DocSearchDialog.messages.json';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** Answers requests in the form of Algolia, with names and texts as HTML. */
export type DocSearchFunction = ReturnType<TransformClient>['search'];

export interface DocSearchDialogProps extends Messages<typeof builtIn> {
  /** The index, and the parameters of every request. Read when the dialog opens. */
  index: Exclude<DocSearchModalProps['indices'][number], string>;
  /** Answers instead of Algolia's own client, or rejects when it cannot. */
  search: DocSearchFunction;
  /** Initial query. @default the selected text of the page */
  initialQuery?: string;
  /** Called when the reader closes the dialog or has chosen a result. */
  onClose: () => void;
  /** Called with the address of a result that was chosen with the keyboard; a click follows its link. */
  onGo: (url: string) => void;
  /** Address of the page with all results of a query. */
  allResultsHref: (query: string) => string;
  /** Address for reporting that a query should have had results. */
  feedbackHref?: (query: string) => string;
}

/**
 * The search dialog of DocSearch, in our colors, for sites with a hosted search. It is open while it is mounted.
 *
 * Its scripts set styles only through `element.style`, which a policy without `unsafe-inline` allows; but the logo
 * of Algolia contains a `<style>`, whose hash the policy needs. Its outermost element has the role of a button, so it
 * becomes a dialog here, which Escape closes and which returns the focus.
 */
export function DocSearchDialog({
  index,
  search,
  initialQuery,
  onClose,
  onGo,
  allResultsHref,
  feedbackHref,
  messages,
}: DocSearchDialogProps) {
  const text = { ...builtIn, ...messages };
  const root = useRef<HTMLDivElement>(null);
  const [before] = useState(() => ({ focus: document.activeElement, scroll: window.scrollY }));
  const [indices] = useState([index]);
  const [failed, setFailed] = useState(false);
  const transformSearchClient = useCallback<TransformClient>(
    (client) => ({
      ...client,
      search: async (...request) => {
        const answer = await search(...request).catch(() => undefined);
        setFailed(answer === undefined);
        return answer ?? { results: [] };
      },
    }),
    [search],
  );

  useLayoutEffect(() => {
    const dialog = root.current!.querySelector('.DocSearch-Container')!;
    for (const name of ['aria-expanded', 'aria-haspopup', 'tabindex']) dialog.removeAttribute(name);
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    // While a search stalls, the label that names the dialog is gone.
    dialog.setAttribute('aria-label', text.label);
    // The page has a banner and a footer already.
    for (const part of dialog.querySelectorAll('header, footer')) part.setAttribute('role', 'presentation');
    // Preact moves the field when the icon next to it changes, and a field that moves loses the focus.
    const form = dialog.querySelector('form')!;
    const refocus = () => document.activeElement === document.body && form.querySelector('input')!.focus();
    new MutationObserver(refocus).observe(form, { childList: true });
    return () => {
      if (before.focus instanceof HTMLElement) before.focus.focus({ preventScroll: true });
    };
  }, [before, text.label]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };

  return (
    <div ref={root} role="presentation" onKeyDown={closeOnEscape} className={styles.root}>
      <DocSearchModal
        // Its own client is never used.
        appId="none"
        apiKey="none"
        indices={indices}
        transformSearchClient={transformSearchClient}
        initialQuery={initialQuery}
        initialScrollY={before.scroll}
        onClose={onClose}
        navigator={{ navigate: ({ itemUrl }) => onGo(itemUrl) }}
        getMissingResultsUrl={failed || !feedbackHref ? undefined : ({ query }) => feedbackHref(query)}
        // DocSearch shows "no results" right after its own message of a failure, so these words replace both.
        translations={failed ? { noResultsScreen: { noResultsText: text.failed } } : undefined}
        resultsFooterComponent={({ state }) => <a href={allResultsHref(state.query)}>{text.all}</a>}
      />
    </div>
  );
}
