import * as Dialog from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import { Kbd } from '../Kbd/Kbd';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { queryInputProps } from './queryInputProps';
import { useSearchState } from './SearchContext';
import * as styles from './SearchDialog.css';
import { cutQuery, type SearchStatus } from './searchTypes';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  /** Initial value. */
  query: string;
  /** Called with the typed query, or with a longer text that is pasted. */
  onQueryChange: (query: string) => void;
  status: SearchStatus;
}

/** The field of the dialog, with the button that closes it. It is uncontrolled, so a key renders only the letter. */
export function SearchField({ query, onQueryChange, status, ...rest }: SearchFieldProps) {
  const { text } = useSearchState();
  return (
    <div className={styles.field} data-status={status === 'stalled' ? status : undefined}>
      <Icon name="search" size={20} />
      <input
        inputMode="search"
        enterKeyHint="go"
        {...queryInputProps(text.label, onQueryChange)}
        {...rest}
        defaultValue={query}
        // While an input method composes, the field may have more than the query, and the search already follows it.
        onChange={({ currentTarget: { value } }) => onQueryChange(cutQuery(value))}
        onCompositionEnd={({ currentTarget }) => {
          const query = cutQuery(currentTarget.value);
          if (query !== currentTarget.value) currentTarget.value = query;
          onQueryChange(query);
        }}
        className={styles.input}
      />
      <Dialog.Close className={styles.close}>
        <VisuallyHidden>{text.close} </VisuallyHidden>
        <Kbd className={styles.closeKey}>{text.escape}</Kbd>
        <Icon name="close" size={16} className={styles.closeIcon} />
      </Dialog.Close>
    </div>
  );
}
