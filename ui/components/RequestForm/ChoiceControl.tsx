import { Select } from '../LabeledField/Select';
import { useRequestFormContext } from './FormContext';
import * as styles from './FormField.css';
import type { FormControl, FormField } from './formTypes';
import { OptionList } from './OptionList';

interface ChoiceControlProps {
  field: FormField;
  control: FormControl & { kind: 'choice' };
}

/** A oneof: a list of its fields, and the one that is chosen. */
export function ChoiceControl({
  field: { id, name, required },
  control: { value, options, field },
}: ChoiceControlProps) {
  const { Row, edit } = useRequestFormContext();
  return (
    <div className={styles.choice}>
      <Select
        aria-label={`Which ${name}`}
        aria-required={required}
        value={value}
        onChange={({ target }) => edit(id, { kind: 'choose', name: target.value })}
      >
        {(value === '' || !required) && <option value="">{required ? 'Choose…' : 'None'}</option>}
        <OptionList options={options} />
      </Select>
      {field && <Row field={field} />}
    </div>
  );
}
