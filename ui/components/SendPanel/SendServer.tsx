import { useContext, useId, useLayoutEffect, useRef, useState } from 'react';

import { Icon } from '../Icon/Icon';
import { LabeledField } from '../LabeledField/LabeledField';
import { TextField, verbatim } from '../LabeledField/TextField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './SendPanel.css';
import { SendTextContext } from './SendTextContext';

export interface SendServerProps {
  /** Address of the reader's server. */
  baseUrl: string;
  onBaseUrlChange: (baseUrl: string) => void;
  /** Addresses to choose from. @default none */
  suggestions?: string[];
  /** The key that was typed earlier. Never part of the markup. @default none */
  initialKey?: string;
  onKeyChange: (key: string) => void;
}

/**
 * The server of the request, in two lines that open the fields for the address and the key.
 *
 * @param problemId Id of the message about a rejected address. Keeps the fields open.
 */
export function SendServer({
  baseUrl,
  onBaseUrlChange,
  suggestions = [],
  initialKey = '',
  onKeyChange,
  isSent,
  problemId,
}: SendServerProps & { isSent: boolean; problemId?: string }) {
  const id = useId();
  const text = useContext(SendTextContext);
  const keyField = useRef<HTMLInputElement>(null);
  const [isOpenedByReader, setOpened] = useState(false);
  useLayoutEffect(() => setOpened(false), [isSent]);
  const [hasKey, setHasKey] = useState(initialKey !== '');
  const isOpen = isOpenedByReader || problemId !== undefined;
  useLayoutEffect(() => {
    // Only initially; later the field has the current key.
    if (keyField.current && keyField.current.value === '') keyField.current.value = initialKey;
  }, [initialKey]);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.server}
        onClick={() => setOpened(!isOpen)}
      >
        <Icon name="chevron" size={14} className={styles.chevron} />
        <VisuallyHidden>{text.server} </VisuallyHidden>
        <span className={styles.address}>{baseUrl.replace(/^https?:\/\//, '')} </span>
        <span>{hasKey ? text.withKey : text.withoutKey}</span>
      </button>
      <div id={id} hidden={!isOpen} className={styles.settings}>
        <LabeledField label={text.baseUrl}>
          {(control) => (
            <>
              <TextField
                {...control}
                {...verbatim}
                aria-invalid={problemId !== undefined || undefined}
                aria-describedby={problemId}
                type="url"
                value={baseUrl}
                list={`${id}-list`}
                onChange={({ currentTarget }) => onBaseUrlChange(currentTarget.value)}
              />
              <datalist id={`${id}-list`}>
                {suggestions.map((address) => (
                  <option key={address} value={address} />
                ))}
              </datalist>
            </>
          )}
        </LabeledField>
        <LabeledField label={text.key} note={text.keyNote}>
          {(control) => (
            // Uncontrolled, since React would write a controlled value into the markup.
            <TextField
              {...control}
              {...verbatim}
              ref={keyField}
              type="password"
              placeholder={text.none}
              data-1p-ignore=""
              data-lpignore="true"
              data-bwignore=""
              onInput={({ currentTarget: { value } }) => {
                setHasKey(value !== '');
                onKeyChange(value);
              }}
            />
          )}
        </LabeledField>
      </div>
    </>
  );
}
