import { clsx } from 'clsx';
import { memo, useId, useState, type ReactNode } from 'react';

import { fill, plural } from '../../behaviors/messages';
import { Badge } from '../Badge/Badge';
import { TextButton } from '../Button/TextButton';
import { BreakableName } from '../CodeName/BreakableName';
import { CodeText } from '../CodeText/CodeText';
import { Icon } from '../Icon/Icon';
import { FieldProblem } from '../LabeledField/LabeledField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ValueControl, isInput } from './ValueControl';
import { useFocusRequest, useRequestFormContext, type FormRowProps } from './FormContext';
import { focusTargets } from './focusTargets';
import * as styles from './FormField.css';
import { isEmpty, mergeFields, summaryOf } from './mergeFields';

/**
 * A field of a request: its name, description, value and problems. Renders a `<div>`; a group when it contains other
 * fields. A group folds to a line with its first values, and opens for a field that the reader is taken to.
 */
export const FormFieldRow = memo(function FormFieldRow({ field, folded = false }: FormRowProps) {
  const id = useId();
  const { text, folds } = useRequestFormContext();
  const row = mergeFields(field);
  const { content, problemCount = 0, rules, required, deprecated } = row;
  const isSingle = isInput(field);
  const isFolded = !isSingle && (folded || (isEmpty(content) && !required));
  const [isOpen, setOpen] = useState(() => folds.get(field.id) ?? (problemCount > 0 || !isFolded));
  const setFold = (open: boolean) => {
    folds.set(field.id, open);
    setOpen(open);
  };
  useFocusRequest(row.path, () => setFold(true));
  const problem = row.problems.join(' ');
  const notes = { badges: deprecated || (required && !isSingle), problem, rules };
  const noteIds = Object.entries(notes).flatMap(([note, has]) => (has ? `${id}-${note}` : []));
  const describedBy = noteIds.join(' ') || undefined;
  const explanation = (
    <>
      {problem && (
        <FieldProblem id={`${id}-problem`}>
          <CodeText>{problem}</CodeText>
        </FieldProblem>
      )}
      {rules && (
        <p id={`${id}-rules`} className={styles.rules}>
          <CodeText>{rules}</CodeText>
        </p>
      )}
    </>
  );
  return (
    <div
      {...focusTargets.field(field.id)}
      {...(!isSingle && {
        role: 'group',
        'aria-labelledby': `${id}-name`,
        'aria-describedby': describedBy,
        tabIndex: -1,
      })}
      className={clsx(styles.row, isSingle ? styles.single : styles.group, !isOpen && styles.folded)}
    >
      <FieldHead row={row} id={id} summary={isOpen ? '' : summaryOf(content)}>
        {isSingle ? (
          <label htmlFor={id} className={styles.name}>
            <BreakableName>{row.name}</BreakableName>
          </label>
        ) : (
          <TextButton
            id={`${id}-name`}
            className={clsx(styles.name, styles.fold)}
            aria-expanded={isOpen}
            onClick={() => setFold(!isOpen)}
          >
            <Icon name="chevron" size={14} className={styles.chevron} />
            <BreakableName>{row.name}</BreakableName>
          </TextButton>
        )}
      </FieldHead>
      {!isSingle && explanation}
      {isOpen ? (
        <ValueControl
          field={content}
          label={{
            id,
            'aria-describedby': describedBy,
            'aria-required': required,
            'aria-invalid': problem ? true : undefined,
          }}
        />
      ) : (
        problemCount > 0 && <FieldProblem>{plural(problemCount, text.problem, text.problems)}</FieldProblem>
      )}
      {isSingle && explanation}
    </div>
  );
});

interface FieldHeadProps {
  row: ReturnType<typeof mergeFields>;
  /** Prefix of the ids of its parts. */
  id: string;
  /** The values of a folded group, which replace its type. */
  summary: string;
  children: ReactNode;
}

/** The line above the value of a field: its name, its type and its buttons. A button shows its comment. */
function FieldHead({ row, id, summary, children }: FieldHeadProps) {
  const { name, type, comment, required, deprecated, removableId } = row;
  const { text, edit } = useRequestFormContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles.head}>
        <span className={styles.lead}>
          {children}
          <span className={summary ? styles.summary : styles.type}>{summary || type}</span>
          <span id={`${id}-badges`} className={styles.badges}>
            {required && <Badge tone="strong">{text.required}</Badge>}
            {deprecated && <Badge tone="warning">{text.deprecated}</Badge>}
          </span>
        </span>
        <span className={styles.actions}>
          {comment && (
            <TextButton
              emphasis="quiet"
              aria-expanded={open}
              aria-controls={open ? `${id}-comment` : undefined}
              onClick={() => setOpen(!open)}
            >
              {text.about}
              <VisuallyHidden> {name}</VisuallyHidden>
            </TextButton>
          )}
          {removableId !== undefined && (
            <TextButton
              emphasis="quiet"
              onClick={() => edit(removableId, { kind: 'remove' })}
              title={text.remove}
            >
              <Icon name="close" size={14} />
              <VisuallyHidden>{fill(text.removeField, { name })}</VisuallyHidden>
            </TextButton>
          )}
        </span>
      </div>
      {open && (
        <p id={`${id}-comment`} className={styles.comment}>
          <CodeText>{comment}</CodeText>
        </p>
      )}
    </>
  );
}
