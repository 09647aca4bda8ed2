import * as labeled from '../LabeledField/LabeledField.css';
import { useDesk } from './DeskContext';
import * as styles from './DeskField.css';
import type { DeskControl, DeskField } from './deskTypes';
import { OptionList } from './OptionList';

interface ChoiceControlProps {
  field: DeskField;
  control: DeskControl & { kind: 'choice' };
}

/** A oneof: a list of its fields, and the one that is chosen. */
export function ChoiceControl({
  field: { id, name, required },
  control: { value, options, field },
}: ChoiceControlProps) {
  const { Row, edit } = useDesk();
  return (
    <div className={styles.choice}>
      <select
        aria-label={`Which ${name}`}
        aria-required={required}
        className={labeled.control}
        value={value}
        onChange={({ target }) => edit(id, { kind: 'choose', name: target.value })}
      >
        {(value === '' || !required) && <option value="">{required ? 'Choose…' : 'None'}</option>}
        <OptionList options={options} />
      </select>
      {field && <Row field={field} />}
    </div>
  );
}
