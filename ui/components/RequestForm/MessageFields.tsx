import { useState } from 'react';

import { fill } from '../../behaviors/messages';
import { Button } from '../Button/Button';
import { Select } from '../LabeledField/Select';
import { useRequestFormContext } from './FormContext';
import { focusTargets } from './focusTargets';
import type { FormMessage, FormOption } from './formTypes';
import * as styles from './FormField.css';

export interface MessageFieldsProps {
  message: FormMessage;
  /** Name of the field that contains the message. @default none, for the request itself */
  parent?: string;
}

/** The fields of a message, and a way to add those that it lacks. */
export function MessageFields({ message, parent }: MessageFieldsProps) {
  const { text, Row } = useRequestFormContext();
  return (
    <div className={parent === undefined ? undefined : styles.inner}>
      {message.fields.map((field) => (
        <Row key={field.id} field={field} />
      ))}
      {parent === undefined && message.fields.length + message.addable.length === 0 && (
        <p className={styles.rules}>{text.empty}</p>
      )}
      {message.addable.length > 0 && <AddField message={message} parent={parent} />}
    </div>
  );
}

/** Adds a field. A button confirms the choice, so that arrow keys only move among the fields. */
function AddField({ message: { id, addable }, parent }: MessageFieldsProps) {
  const [name, setName] = useState('');
  const { text, edit, focusNext } = useRequestFormContext();
  const label = parent ? fill(text.addFieldTo, { name: parent }) : text.addField;
  const add = () => {
    setName('');
    edit(id, { kind: 'choose', name });
    focusNext(`${id}/${name}`);
  };
  return (
    <div className={styles.addField}>
      <Select
        {...focusTargets.adder(id)}
        aria-label={label}
        value={name}
        onChange={({ target }) => setName(target.value)}
      >
        <option value="">{label}…</option>
        <OptionList options={addable} />
      </Select>
      <Button emphasis="secondary" icon="plus" className={styles.add} disabled={name === ''} onClick={add}>
        {text.add}
      </Button>
    </div>
  );
}

/** The options of a `<select>`, each with its type. */
export function OptionList({ options }: { options: FormOption[] }) {
  const { text } = useRequestFormContext();
  return options.map(({ name, type, deprecated }) => (
    <option key={name} value={name}>
      {name}
      {type && `: ${type}`}
      {deprecated && ` (${text.deprecatedOption})`}
    </option>
  ));
}
