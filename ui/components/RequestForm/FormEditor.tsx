import { useId, useRef, type ReactNode } from 'react';

import { TextButton } from '../Button/TextButton';
import { Icon } from '../Icon/Icon';
import { panelProps, TabList } from '../Tabs/TabList';
import { useFormShell } from './FormShell';
import { plural } from './plural';
import * as styles from './RequestForm.css';

export type FormView = 'form' | 'json';

export interface FormEditorProps {
  view: FormView;
  onViewChange: (view: FormView) => void;
  /** Called to go to the first problem. */
  onShowProblem: () => void;
  /** Notices for the reader, one sentence each, such as parts of a link that no longer fit. @default none */
  notices?: string[];
  /** `<FormFields>` or `<FormJson>`, by the view. */
  children: ReactNode;
}

const views = ['form', 'json'] as const;

/** The request, as a form or as JSON. Renders a `<section>`. */
export function FormEditor({ view, onViewChange, onShowProblem, notices = [], children }: FormEditorProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { send } = useFormShell();
  const selected = views.indexOf(view);
  const skipToSending = () =>
    section.current!.parentElement!.querySelector<HTMLElement>('section section :is(input, button)')?.focus();
  return (
    <section ref={section} aria-label="Request" className={styles.request}>
      <div className={styles.bar}>
        <TabList
          id={id}
          name="View"
          labels={['Form', 'JSON']}
          size="bar"
          selected={selected}
          onSelect={(index) => onViewChange(views[index]!)}
          className={styles.tabs}
        />
        <ProblemCount onShow={onShowProblem} />
        {send && (
          <TextButton className={styles.skip} onClick={skipToSending}>
            Skip to sending
          </TextButton>
        )}
      </div>
      {notices.length > 0 && (
        <div role="status" className={styles.notice}>
          {notices.map((notice, index) => (
            <p key={index}>{notice}</p>
          ))}
        </div>
      )}
      <div {...panelProps(id, selected, selected)}>{children}</div>
    </section>
  );
}

/** The number of problems, announced when it changes, with a button that goes to the first. */
function ProblemCount({ onShow }: { onShow: () => void }) {
  const { problemCount: count } = useFormShell();
  return (
    <div className={styles.count}>
      <span role="status" data-state={count === 0 ? 'valid' : 'invalid'} className={styles.countWords}>
        {count === 0 && <Icon name="check" size={14} />}
        {count === 0 ? 'No problems' : plural(count, 'problem')}
      </span>
      {count > 0 && <TextButton onClick={onShow}>Show</TextButton>}
    </div>
  );
}
