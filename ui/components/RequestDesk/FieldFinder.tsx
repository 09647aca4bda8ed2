import { useEffect, useId, useState, type KeyboardEvent } from 'react';

import * as labeled from '../LabeledField/LabeledField.css';
import { marks } from './deskMarks';
import type { DeskOption } from './deskTypes';
import * as styles from './FieldFinder.css';
import { matchOptions } from './matchOptions';

export interface FieldFinderProps {
  /** What is added to, or chosen in. */
  id: string;
  /** What it does: "Add a field". */
  label: string;
  options: DeskOption[];
  /** Name of the option that is chosen. @default none */
  value?: string;
  onChoose: (name: string) => void;
}

/**
 * Finds one of many fields by its name or by what is said of it. Renders a combobox with a list below it.
 *
 * Source: ARIA Authoring Practices Guide, editable combobox with list autocomplete.
 */
export function FieldFinder({ id, label, options, value, onChoose }: FieldFinderProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = typed !== undefined;
  const found = isOpen ? matchOptions(options, typed) : [];
  const at = Math.min(active, found.length - 1);

  // What comes below the field is brought into sight.
  useEffect(() => {
    if (isOpen) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, listId]);

  const show = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const choose = (option: DeskOption) => {
    setTyped(undefined);
    onChoose(option.name);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'Escape' && isOpen) {
      event.stopPropagation();
      event.preventDefault();
      setTyped(undefined);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return show('');
      const step = key === 'ArrowDown' ? 1 : -1;
      const next = (at + step + found.length) % found.length;
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (key === 'Enter' && isOpen && found[at]) {
      event.preventDefault();
      choose(found[at]);
    }
  };

  return (
    <div className={styles.root} onBlur={() => setTyped(undefined)}>
      <input
        {...marks.adder(id)}
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
        className={labeled.control}
        placeholder={value || `${label}…`}
        value={typed ?? value ?? ''}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => show(target.value)}
        onClick={() => !isOpen && show('')}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <div id={listId} role="listbox" aria-label={label} className={styles.list}>
          {found.map((option, index) => (
            // The field keeps the focus; keys are its own.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.name}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span className={styles.name}>{option.name}</span>
              {option.type && <span className={styles.type}>{option.type}</span>}
              {option.deprecated && <span className={styles.type}>deprecated</span>}
              {option.comment && <span className={styles.comment}>{firstLine(option.comment)}</span>}
            </div>
          ))}
        </div>
      )}
      {isOpen && found.length === 0 && (
        <p role="status" className={styles.none}>
          No field has this name.
        </p>
      )}
    </div>
  );
}

const firstLine = (text: string) => text.replaceAll('`', '').split('\n', 1)[0];
