import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './SearchDialog.css';
import { queryLimit, type SearchStatus } from './searchTypes';
import { useComposedQuery } from './useComposedQuery';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  status: SearchStatus;
}

const glass = <Icon name="search" size={20} />;

// An element that is the same one is not drawn anew with each key.
const closeButton = (
  <Dialog.Close className={styles.close}>
    <VisuallyHidden>Close search </VisuallyHidden>
    <Kbd className={styles.closeKey}>Esc</Kbd>
    <Icon name="close" size={16} className={styles.closeIcon} />
  </Dialog.Close>
);

/** The field of the dialog, with the button that closes it. */
export function SearchField({ label, query, onQueryChange, status, ...rest }: SearchFieldProps) {
  const input = useComposedQuery(query, onQueryChange);
  return (
    <div className={styles.field} data-status={status === 'stalled' ? status : undefined}>
      {glass}
      <input
        dir="auto"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        maxLength={queryLimit}
        {...rest}
        {...input}
        className={styles.input}
      />
      {closeButton}
    </div>
  );
}
