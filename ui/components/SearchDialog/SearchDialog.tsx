import * as Dialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { createContext, memo, useContext } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './SearchDialog.css';
import { SearchPanel, type SearchPanelProps } from './SearchPanel';
import type { SearchGroup, SearchStatus, SearchTarget } from './searchTypes';
import { useFocusReturn } from './useFocusReturn';

export interface SearchDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` when the reader closes the dialog: the close button, Escape, or a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** What the field is called, and what it says while it is empty. @default 'Search docs' */
  label?: string;
  /** What the rest is about, at most 64 characters. The field begins with it, and is ahead of it while the reader types. */
  query: string;
  /** Called with what the reader types, or the suggestion taken. Change the query when there is something to show for it. */
  onQueryChange: (query: string) => void;
  /** What the search does. @default 'idle' */
  status?: SearchStatus;
  /** What was found, by page; the results before, while the next ones load. @default none */
  groups?: SearchGroup[];
  /** How many results there are in all. @default the number of hits */
  total?: number;
  /** Where all results are shown. The count leads there when there are more than the hits. */
  allResultsHref?: string;
  /** Called with the place to go to: Enter or a plain click. */
  onSelect: (target: SearchTarget) => void;
  /** Called with the place to open beside this one: Enter with Ctrl, Cmd or Shift. Such clicks are the browser's. */
  onOpenInNewTab: (target: SearchTarget) => void;
  /** Places found lately, the latest first. @default none */
  recent?: SearchTarget[];
  /** Places kept. @default none */
  favourites?: SearchTarget[];
  /** Called when the reader keeps a recent place. Leave it out and there is no button. */
  onAddFavourite?: (target: SearchTarget) => void;
  /** Called when the reader drops a recent place. Leave it out and there is no button. */
  onRemoveRecent?: (target: SearchTarget) => void;
  /** Called when the reader drops a place kept. Leave it out and there is no button. */
  onRemoveFavourite?: (target: SearchTarget) => void;
  /** Searches to try when nothing was found. @default none */
  suggestions?: string[];
  /** Where to tell that a query should have results. Leave it out when nobody listens. */
  feedbackHref?: string;
  /** Called when the reader wants a failed search to be tried again. Leave it out and there is no button. */
  onRetry?: () => void;
  className?: string;
}

/**
 * The search: a field, and below it where it leads. Renders a modal dialog with a combobox; arrow keys, Home, End and
 * Enter choose, Escape closes, and the focus goes back to where it was.
 *
 * Holds what is typed, and no results: the site searches and remembers.
 */
export function SearchDialog({
  open,
  onOpenChange,
  label = 'Search docs',
  className,
  ...panel
}: SearchDialogProps) {
  return (
    // Whoever draws the dialog anew has something new for the panel.
    // eslint-disable-next-line react/jsx-no-constructed-context-values
    <PanelContext value={{ ...panel, label }}>
      <DialogFrame open={open} onOpenChange={onOpenChange} label={label} className={className} />
    </PanelContext>
  );
}

/** What the panel is given. It changes with each key, and the frame around the panel does not. */
const PanelContext = createContext<SearchPanelProps | undefined>(undefined);

/** Keeps the page behind the dialog where it is while the backdrop is there. */
function holdPage(): () => void {
  const { documentElement: root } = document;
  root.setAttribute('data-backdrop', '');
  return () => root.removeAttribute('data-backdrop');
}

const DialogFrame = memo(function DialogFrame({
  open,
  onOpenChange,
  label,
  className,
}: Pick<SearchDialogProps, 'open' | 'onOpenChange' | 'label' | 'className'>) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div ref={holdPage} className={styles.backdrop} />
        <Dialog.Content
          {...focusReturn}
          className={clsx(styles.root, className)}
          aria-describedby={undefined}
        >
          <Dialog.Title asChild>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Dialog.Title>
          <FramedPanel />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
});

function FramedPanel() {
  return <SearchPanel {...useContext(PanelContext)!} />;
}
