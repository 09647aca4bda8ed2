import { clsx } from 'clsx';
import { useContext, useRef, type ReactNode } from 'react';

import { LabeledField } from '../LabeledField/LabeledField';
import { ColoredText, TextArea, verbatim } from '../LabeledField/TextField';
import { FormTextContext } from './FormContext';
import * as styles from './RequestForm.css';

export interface FormJsonProps {
  json: string;
  /** The same text in colors, drawn behind the text field, whose own text is then transparent. @default none */
  colored?: ReactNode;
  onChange: (json: string) => void;
  /** Problems with the text. @default none */
  problems?: string[];
}

/** The request as JSON, to edit or to paste. */
export function FormJson({ json, colored, onChange, problems = [] }: FormJsonProps) {
  const text = useContext(FormTextContext);
  const behind = useRef<HTMLPreElement>(null);
  return (
    <LabeledField
      className={styles.json}
      label={text.asJson}
      note={text.paste}
      problem={problems.join(' ') || undefined}
    >
      {(control) => (
        <div className={styles.jsonBox}>
          {colored && (
            <ColoredText ref={behind} className={styles.jsonColors}>
              {colored}
            </ColoredText>
          )}
          <TextArea
            {...control}
            className={clsx(styles.jsonText, colored && styles.transparent)}
            rows={Math.min(30, Math.max(12, json.split('\n').length))}
            value={json}
            {...verbatim}
            onChange={({ target }) => onChange(target.value)}
            onScroll={({ currentTarget: { scrollLeft, scrollTop } }) =>
              behind.current?.scrollTo(scrollLeft, scrollTop)
            }
          />
        </div>
      )}
    </LabeledField>
  );
}
