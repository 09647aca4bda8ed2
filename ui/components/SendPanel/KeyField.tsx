import { useLayoutEffect, useRef, useState } from 'react';

import { Button } from '../Button/Button';
import { LabeledField } from '../LabeledField/LabeledField';
import { TextField } from '../LabeledField/TextField';
import * as styles from './SendPanel.css';

interface KeyFieldProps {
  initialKey: string;
  onKeyChange: (key: string) => void;
}

/** The API key. Uncontrolled, since React would write a controlled value into the markup. */
export function KeyField({ initialKey, onKeyChange }: KeyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(initialKey === '');
  const change = (key: string) => {
    setEmpty(key === '');
    onKeyChange(key);
  };
  useLayoutEffect(() => {
    // Only initially; later the field has the current key.
    if (input.current && input.current.value === '') input.current.value = initialKey;
  }, [initialKey]);
  return (
    <LabeledField label="API key" note="Kept until you reload, and sent only to this server.">
      {(control) => (
        <span className={styles.key}>
          <TextField
            {...control}
            ref={input}
            className={styles.keyInput}
            type="password"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="None"
            data-1p-ignore=""
            data-lpignore="true"
            data-bwignore=""
            onInput={({ currentTarget }) => change(currentTarget.value)}
          />
          {!isEmpty && (
            <Button
              emphasis="secondary"
              className={styles.forget}
              onClick={() => {
                input.current!.value = '';
                change('');
                input.current!.focus();
              }}
            >
              Forget
            </Button>
          )}
        </span>
      )}
    </LabeledField>
  );
}
