import * as Dialog from '@radix-ui/react-dialog';

import { textOf } from '../SearchMessage/searchText';
import { lockPage, useFocusReturn } from './radixFixes';
import * as styles from './SearchDialog.css';
import { SearchPanel, type SearchPanelProps } from './SearchPanel';

export interface SearchDialogProps extends SearchPanelProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` when the reader closes the dialog: the close button, Escape, or a press outside. */
  onOpenChange: (open: boolean) => void;
}

/** The search: a field, and parts that show its state. Renders a modal dialog with a combobox. */
export function SearchDialog({ open, onOpenChange, ...panel }: SearchDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div ref={lockPage} data-state={open ? 'open' : 'closed'} className={styles.backdrop} />
        <Dialog.Content {...focusReturn} className={styles.root} aria-describedby={undefined}>
          <Dialog.Title className={styles.title}>{textOf(panel.messages).label}</Dialog.Title>
          <SearchPanel {...panel} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
