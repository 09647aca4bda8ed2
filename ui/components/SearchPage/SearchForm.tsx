import { useEffect, useRef } from 'react';

import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { cutQuery } from '../SearchDialog/cutQuery';
import { longPaste } from '../SearchDialog/longPaste';
import { queryLimit } from '../SearchDialog/searchTypes';
import * as styles from './SearchPage.css';

interface SearchFormProps {
  action: string;
  /** The query of the results; the field starts with it. */
  query: string;
  /** Called with what is typed, or at once with a longer text that is pasted. */
  onSubmit?: (query: string) => void;
}

/** The field of the search page. Without a script it loads the page with the query in its address. */
export function SearchForm({ action, query, onSubmit }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.value = query;
  }, [query]);
  const takePaste = (event: Parameters<typeof longPaste>[0]) => {
    const whole = longPaste(event);
    if (whole !== undefined) onSubmit?.(whole);
  };
  return (
    <form
      role="search"
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(cutQuery(input.current!.value));
      }}
    >
      <div className={styles.field}>
        <Icon name="search" size={20} className={styles.fieldIcon} />
        <input
          ref={input}
          dir="auto"
          name="q"
          className={styles.input}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label="Search docs"
          placeholder="Search docs"
          maxLength={queryLimit}
          defaultValue={query}
          onPaste={takePaste}
          onDrop={takePaste}
        />
      </div>
      <Button type="submit">Search</Button>
    </form>
  );
}
