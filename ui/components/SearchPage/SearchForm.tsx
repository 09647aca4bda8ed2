import { useEffect, useRef } from 'react';

import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { cutQuery } from '../SearchDialog/searchTypes';
import { queryInputProps } from '../SearchDialog/queryInputProps';
import type { SearchText } from '../SearchMessage/searchText';
import * as styles from './SearchPage.css';

interface SearchFormProps {
  action: string;
  text: SearchText;
  /** The query of the results; the field starts with it. */
  query: string;
  /** Called with the typed query, or at once with a longer text that is pasted. */
  onSubmit?: (query: string) => void;
}

/** The field of the search page. Submitted before its script runs, it loads the page with the query in its address. */
export function SearchForm({ action, text, query, onSubmit }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.value = query;
  }, [query]);
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
          name="q"
          className={styles.input}
          inputMode="search"
          enterKeyHint="search"
          {...queryInputProps(text.label, (whole) => onSubmit?.(whole))}
          defaultValue={query}
        />
      </div>
      <Button type="submit">{text.submit}</Button>
    </form>
  );
}
