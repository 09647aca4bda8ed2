import { useDesk } from './DeskContext';
import type { DeskControl, DeskField } from './deskTypes';
import * as styles from './DeskField.css';
import { FieldFinder } from './FieldFinder';
import * as labeled from '../LabeledField/LabeledField.css';

/** With more choices than this, one is found by typing. */
const few = 8;

/** One field of several. A few are a list to choose from; among many, one is found by typing its name. */
export function ChoiceControl({
  field: { id, name, required },
  control: { value, options, field },
}: {
  field: DeskField;
  control: DeskControl & { kind: 'choice' };
}) {
  const { Row, edit, focusNext } = useDesk();
  const choose = (chosen: string) => {
    edit(id, { kind: 'choose', name: chosen });
  };
  return (
    <div className={styles.choice}>
      {options.length > few ? (
        <FieldFinder
          id={id}
          label={value === '' ? `Choose ${name}` : `Change ${name}`}
          options={options}
          value={value}
          onChoose={(chosen) => {
            choose(chosen);
            focusNext(id);
          }}
        />
      ) : (
        <select
          aria-label={`Which ${name}`}
          className={labeled.control}
          value={value}
          onChange={({ target }) => choose(target.value)}
        >
          {(value === '' || !required) && <option value="">{required ? 'Choose…' : 'None'}</option>}
          {options.map((option) => (
            <option key={option.name} value={option.name}>
              {option.name}
              {option.deprecated ? ' (deprecated)' : ''}
            </option>
          ))}
        </select>
      )}
      {field && <Row field={field} />}
    </div>
  );
}
