import { Checkbox } from '../LabeledField/Checkbox';
import type { FieldControl } from '../LabeledField/LabeledField';
import { Select } from '../LabeledField/Select';
import { TextArea, TextField } from '../LabeledField/TextField';
import { AddButton } from './AddButton';
import { useRequestFormContext } from './FormContext';
import { marks } from './formMarks';
import type { FormControl, FormField } from './formTypes';
import * as styles from './FormField.css';
import { ItemList } from './ItemList';
import { MessageFields } from './MessageFields';
import { OptionList } from './OptionList';

interface ControlOfProps {
  field: FormField;
  /** Connects a single control to its label. */
  control: FieldControl;
}

/** The control for the value of a field. */
export function ControlOf({ field, control: tie }: ControlOfProps) {
  const { Row, edit } = useRequestFormContext();
  const { id, name, control } = field;
  const write = (text: string) => edit(id, { kind: 'write', text });
  switch (control.kind) {
    case 'text': {
      const { text, multiline, numeric, example } = control;
      const common = {
        ...tie,
        value: text,
        placeholder: example,
        spellCheck: false,
        autoComplete: 'off',
        autoCapitalize: 'off',
      };
      return multiline ? (
        <TextArea {...common} growing rows={1} onChange={({ target }) => write(target.value)} />
      ) : (
        <TextField
          {...common}
          inputMode={numeric ? 'decimal' : undefined}
          onChange={({ target }) => write(target.value)}
        />
      );
    }
    case 'checkbox':
      return (
        <Checkbox {...tie} checked={control.checked} onChange={({ target }) => write(`${target.checked}`)} />
      );
    case 'select':
      return (
        <Select {...tie} value={control.value} onChange={({ target }) => write(target.value)}>
          {!control.options.some((option) => option.name === control.value) && (
            <option value={control.value}>{control.value || 'Choose…'}</option>
          )}
          <OptionList options={control.options} />
        </Select>
      );
    case 'choice':
      return <ChoiceControl field={field} control={control} />;
    case 'list':
      return (
        <ItemList field={field} count={control.count} noun="item">
          {(index) => <Row key={index} field={control.itemAt(index)} />}
        </ItemList>
      );
    case 'map':
      return (
        <ItemList field={field} count={control.count} noun="entry">
          {(index) => {
            const { key, value } = control.entryAt(index);
            const place = marks.field(`${id}/${index}`);
            return (
              <div
                key={index}
                {...place}
                role="group"
                aria-label={`Entry of ${name}`}
                className={styles.entry}
              >
                <Row field={key} />
                <Row field={value} />
              </div>
            );
          }}
        </ItemList>
      );
    case 'message':
      return <MessageFields message={control} subject={name} nested />;
    case 'absent':
      return (
        <AddButton id={id} added={id}>
          Add {name}
        </AddButton>
      );
  }
}

/** A oneof: a list of its fields, and the one that is chosen. */
function ChoiceControl({
  field: { id, name, required },
  control: { value, options, field },
}: {
  field: FormField;
  control: FormControl & { kind: 'choice' };
}) {
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
