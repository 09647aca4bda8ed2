import { clsx } from 'clsx';
import { useState } from 'react';

import { Button } from '../Button/Button';
import { TextButton } from '../Button/TextButton';
import { Icon } from '../Icon/Icon';
import { Select } from '../LabeledField/Select';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useRequestFormContext } from './FormContext';
import { marks } from './formMarks';
import type { FormField, FormMessage } from './formTypes';
import * as styles from './FormField.css';
import { OptionList } from './OptionList';
import { plural } from './plural';
import { useLed } from './useLed';

export interface MessageFieldsProps {
  message: FormMessage;
  /** Name of the field that holds the message, or of the message. */
  subject: string;
  /** Whether it is part of another message, and can be folded. @default false */
  nested?: boolean;
}

/** The fields of a message, and a way to add those that it lacks. Opens for a field that the reader is led to. */
export function MessageFields({ message, subject, nested = false }: MessageFieldsProps) {
  const [isOpen, setOpen] = useState(true);
  const { Row } = useRequestFormContext();
  const { id, fields, absent } = message;
  useLed(id, () => setOpen(true));
  return (
    <div className={clsx(nested && styles.inner)}>
      {nested && fields.length > 0 && (
        <TextButton className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="chevron" size={14} className={styles.chevron} />
          {isOpen ? 'Collapse' : `${plural(fields.length, 'field')}${problemsIn(fields)}`}
          <VisuallyHidden>{isOpen ? ` ${subject}` : ` of ${subject}`}</VisuallyHidden>
        </TextButton>
      )}
      {isOpen && fields.map((field) => <Row key={field.id} field={field} />)}
      {isOpen && absent.length > 0 && (
        <AddField message={message} label={`Add a field${nested ? ` to ${subject}` : ''}`} />
      )}
    </div>
  );
}

/** Adds a field. A button confirms the choice, so that arrow keys only move among the fields. */
function AddField({ message: { id, absent }, label }: { message: FormMessage; label: string }) {
  const [name, setName] = useState('');
  const { edit, focusNext } = useRequestFormContext();
  const add = () => {
    setName('');
    edit(id, { kind: 'choose', name });
    focusNext(`${id}/${name}`);
  };
  return (
    <div className={styles.addField}>
      <Select
        {...marks.adder(id)}
        aria-label={label}
        value={name}
        onChange={({ target }) => setName(target.value)}
      >
        <option value="">{label}…</option>
        <OptionList options={absent} />
      </Select>
      <Button emphasis="secondary" icon="plus" className={styles.add} disabled={name === ''} onClick={add}>
        Add
      </Button>
    </div>
  );
}

/** The number of problems in a folded message, in words. */
function problemsIn(fields: FormField[]): string {
  const count = fields.reduce((sum, { problemCount = 0 }) => sum + problemCount, 0);
  return count === 0 ? '' : `, ${plural(count, 'problem')}`;
}
