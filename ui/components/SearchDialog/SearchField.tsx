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

/** The field of the dialog, with the button that closes it. */
export function SearchField({ label, query, onQueryChange, status, ...rest }: SearchFieldProps) {
  const input = useComposedQuery(query, onQueryChange);
  return (
    <div className={styles.field} data-status={status}>
      <Icon name="search" size={20} />
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
      <Dialog.Close className={styles.close}>
        <VisuallyHidden>Close search </VisuallyHidden>
        <Kbd className={styles.closeKey}>Esc</Kbd>
        <Icon name="close" size={16} className={styles.closeIcon} />
      </Dialog.Close>
    </div>
  );
}
