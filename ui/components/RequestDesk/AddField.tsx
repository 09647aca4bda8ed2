import { useState } from 'react';

import { Button } from '../Button/Button';
import * as labeled from '../LabeledField/LabeledField.css';
import * as styles from './DeskField.css';
import { marks } from './deskMarks';
import type { DeskOption } from './deskTypes';
import { OptionList } from './OptionList';

export interface AddFieldProps {
  /** Id of the message. */
  id: string;
  /** What it does: "Add a field". */
  label: string;
  /** The fields that the message lacks. */
  options: DeskOption[];
  onAdd: (name: string) => void;
}

/** Adds a field to a message. A button confirms the choice, so that arrow keys only move among the fields. */
export function AddField({ id, label, options, onAdd }: AddFieldProps) {
  const [name, setName] = useState('');
  return (
    <div className={styles.addField}>
      <select
        {...marks.adder(id)}
        aria-label={label}
        className={labeled.control}
        value={name}
        onChange={({ target }) => setName(target.value)}
      >
        <option value="">{label}…</option>
        <OptionList options={options} />
      </select>
      <Button
        emphasis="secondary"
        icon="plus"
        className={styles.add}
        disabled={name === ''}
        onClick={() => {
          setName('');
          onAdd(name);
        }}
      >
        Add
      </Button>
    </div>
  );
}
