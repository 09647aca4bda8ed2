import { LabeledField } from '../LabeledField/LabeledField';
import { TextArea } from '../LabeledField/TextField';
import { useFormShell } from './FormShell';
import * as styles from './RequestForm.css';

export interface FormJsonProps {
  json: string;
  onChange: (json: string) => void;
  /** Problems with the text. @default none */
  problems?: string[];
}

/** The request as JSON, to edit or to paste. */
export function FormJson({ json, onChange, problems = [] }: FormJsonProps) {
  const { messages } = useFormShell();
  return (
    <LabeledField
      className={styles.json}
      label={messages.jsonLabel}
      note={messages.jsonNote}
      problem={problems.join(' ') || undefined}
    >
      {(control) => (
        <TextArea
          {...control}
          className={styles.jsonText}
          rows={Math.min(30, Math.max(12, json.split('\n').length))}
          value={json}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </LabeledField>
  );
}
