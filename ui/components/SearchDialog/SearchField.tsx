import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { cutQuery } from './cutQuery';
import { queryInput } from './queryInput';
import * as styles from './SearchDialog.css';
import type { SearchStatus } from './searchTypes';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  /** Initial value. */
  query: string;
  /** Called with what is typed, or with a longer text that is pasted. */
  onQueryChange: (query: string) => void;
  status: SearchStatus;
}

const glass = <Icon name="search" size={20} />;

// Constant elements, which React skips on every key.
const closeButton = (
  <Dialog.Close className={styles.close}>
    <VisuallyHidden>Close search </VisuallyHidden>
    <Kbd className={styles.closeKey}>Esc</Kbd>
    <Icon name="close" size={16} className={styles.closeIcon} />
  </Dialog.Close>
);

/** The field of the dialog, with the button that closes it. It is uncontrolled, so a key press draws only the letter. */
export function SearchField({ query, onQueryChange, status, ...rest }: SearchFieldProps) {
  return (
    <div className={styles.field} data-status={status === 'stalled' ? status : undefined}>
      {glass}
      <input
        inputMode="search"
        enterKeyHint="go"
        {...queryInput(onQueryChange)}
        {...rest}
        defaultValue={query}
        // While an input method composes, the field may hold more than the query, and the search already follows it.
        onChange={({ currentTarget: { value } }) => onQueryChange(cutQuery(value))}
        onCompositionEnd={({ currentTarget }) => {
          const query = cutQuery(currentTarget.value);
          if (query !== currentTarget.value) currentTarget.value = query;
          onQueryChange(query);
        }}
        className={styles.input}
      />
      {closeButton}
    </div>
  );
}
