import type { ReactNode } from 'react';

import { fill } from '../../behaviors/messages';
import type { ControlProps } from '../LabeledField/LabeledField';
import { Select } from '../LabeledField/Select';
import { Checkbox, TextArea, TextField, verbatim } from '../LabeledField/TextField';
import { useRequestFormContext, type FormContextValue } from './FormContext';
import { focusTargets } from './focusTargets';
import type { FormControl, FormControls, FormField } from './formTypes';
import * as styles from './FormField.css';
import { AddButton, ItemList } from './ItemList';
import { MessageFields, OptionList } from './MessageFields';

interface ControlParts<Kind extends keyof FormControls = keyof FormControls> {
  form: FormContextValue;
  text: FormContextValue['text'];
  field: FormField;
  control: FormControl<Kind>;
  /** Connects an input to its label, and writes its text. */
  inputProps: ControlProps & { onChange: (event: { target: { value: string } }) => void };
}

type Controls = { [Kind in keyof FormControls]: (parts: ControlParts<Kind>) => ReactNode };

/** Controls that are one element with a label. */
const inputs = {
  text: ({ control: { text, multiline, numeric, example }, inputProps }) => {
    const common = { ...verbatim, ...inputProps, value: text, placeholder: example };
    return multiline ? (
      <TextArea {...common} growing rows={1} />
    ) : (
      <TextField {...common} inputMode={numeric ? 'decimal' : undefined} />
    );
  },
  checkbox: ({ form, field, control, inputProps }) => (
    <Checkbox
      {...inputProps}
      checked={control.checked}
      onChange={({ target }) => form.edit(field.id, { kind: 'write', text: `${target.checked}` })}
    />
  ),
  select: ({ text, control: { value, options }, inputProps }) => (
    <Select {...inputProps} value={value}>
      {!options.some(({ name }) => name === value) && <option value={value}>{value || text.choose}</option>}
      <OptionList options={options} />
    </Select>
  ),
} satisfies Partial<Controls>;

const controls: Controls = {
  ...inputs,
  /** A oneof: a list of its fields, and the chosen one. */
  oneof: ({ form, text, field: { id, name, required }, control: { value, options, chosen } }) => (
    <div className={styles.oneof}>
      <Select
        aria-label={fill(text.which, { name })}
        aria-required={required}
        value={value}
        onChange={({ target }) => form.edit(id, { kind: 'choose', name: target.value })}
      >
        {(value === '' || !required) && <option value="">{required ? text.choose : text.none}</option>}
        <OptionList options={options} />
      </Select>
      {chosen?.control.kind === 'message' && (
        <div {...focusTargets.field(chosen.id)} tabIndex={-1} className={styles.chosen}>
          <MessageFields message={chosen.control} parent={chosen.name} />
        </div>
      )}
      {chosen && chosen.control.kind !== 'message' && <form.Row field={chosen} />}
    </div>
  ),
  list: ({ form, text, field, control }) => (
    <ItemList field={field} count={control.count} add={fill(text.addItem, field)}>
      {(index) => <form.Row key={index} field={control.itemAt(index)} folded={index > 0} />}
    </ItemList>
  ),
  map: ({ form, text, field, control }) => (
    <ItemList field={field} count={control.count} add={fill(text.addEntry, field)}>
      {(index) => {
        const { key, value } = control.entryAt(index);
        const place = focusTargets.field(`${field.id}/${index}`);
        return (
          <div
            key={index}
            {...place}
            role="group"
            aria-label={fill(text.entry, field)}
            className={styles.entry}
          >
            <form.Row field={key} />
            <form.Row field={value} folded={index > 0} />
          </div>
        );
      }}
    </ItemList>
  ),
  message: ({ field, control }) => <MessageFields message={control} parent={field.name} />,
  absent: ({ text, field: { id, name } }) => (
    <AddButton id={id} addedId={id}>
      {fill(text.addValue, { name })}
    </AddButton>
  ),
};

/** Whether the control of a field is one element with a label; others are groups. */
export const isInput = ({ control }: FormField) => control.kind in inputs;

/** The control for the value of a field. */
export function ValueControl({ field, label: controlProps }: { field: FormField; label?: ControlProps }) {
  const form = useRequestFormContext();
  const { id, control } = field;
  const draw = controls[control.kind] as (parts: ControlParts) => ReactNode;
  const onChange: ControlParts['inputProps']['onChange'] = ({ target }) =>
    form.edit(id, { kind: 'write', text: target.value });
  return draw({ form, text: form.text, field, control, inputProps: { ...controlProps!, onChange } });
}
