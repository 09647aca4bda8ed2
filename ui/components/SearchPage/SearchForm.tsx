import { useEffect, useState } from 'react';

import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { queryLimit } from '../SearchDialog/searchTypes';
import { useComposedQuery } from './useComposedQuery';
import * as styles from './SearchPage.css';

interface SearchFormProps {
  label: string;
  action: string;
  /** What was asked for; the field begins with it. */
  query: string;
  onSubmit?: (query: string) => void;
}

/** The field of the search page. Without a script it asks the server for the page with the query in its address. */
export function SearchForm({ label, action, query, onSubmit }: SearchFormProps) {
  const [typed, setTyped] = useState(query);
  useEffect(() => setTyped(query), [query]);
  const input = useComposedQuery(typed, setTyped);
  return (
    <form
      role="search"
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(typed);
      }}
    >
      <div className={styles.field}>
        <Icon name="search" size={20} className={styles.fieldIcon} />
        <input
          dir="auto"
          name="q"
          className={styles.input}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={label}
          placeholder={label}
          maxLength={queryLimit}
          {...input}
        />
      </div>
      <Button type="submit">Search</Button>
    </form>
  );
}
