import { useLayoutEffect, useRef } from 'react';

import { LabeledField } from '../LabeledField/LabeledField';
import { TextField } from '../LabeledField/TextField';

interface KeyFieldProps {
  initialKey: string;
  onKeyChange: (key: string) => void;
}

/** The API key. Uncontrolled, since React would write a controlled value into the markup. */
export function KeyField({ initialKey, onKeyChange }: KeyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Only initially; later the field has the current key.
    if (input.current && input.current.value === '') input.current.value = initialKey;
  }, [initialKey]);
  return (
    <LabeledField label="API key" note="Kept until you reload, and sent only to this server.">
      {(control) => (
        <TextField
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
      )}
    </LabeledField>
  );
}
