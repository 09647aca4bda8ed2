import { useLayoutEffect, useRef } from 'react';

import { Button } from '../Button/Button';
import type { FieldControl } from '../LabeledField/LabeledField';
import * as styles from './SendPanel.css';

interface KeyFieldProps {
  control: FieldControl;
  initialKey: string;
  onKeyChange: (key: string) => void;
}

/** The field of the key. React would write what it keeps of a field into the markup, so the field keeps it itself. */
export function KeyField({ control, initialKey, onKeyChange }: KeyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Only the first time: from then on the field knows better.
    if (input.current && input.current.value === '') input.current.value = initialKey;
  }, [initialKey]);
  return (
    <span className={styles.key}>
      <input
        {...control}
        ref={input}
        type="password"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="None"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        onInput={({ currentTarget }) => onKeyChange(currentTarget.value)}
      />
      <Button
        emphasis="secondary"
        className={styles.forget}
        onClick={() => {
          input.current!.value = '';
          onKeyChange('');
          input.current!.focus();
        }}
      >
        Forget
      </Button>
    </span>
  );
}
