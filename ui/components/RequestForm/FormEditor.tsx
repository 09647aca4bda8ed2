import { useContext, type ReactNode } from 'react';

import { plural } from '../../behaviors/messages';
import { Callout } from '../Callout/Callout';
import { TextButton } from '../Button/TextButton';
import { useIsWide } from '../Dialog/useDialog';
import { Icon } from '../Icon/Icon';
import { panelProps, TabList } from '../Tabs/TabList';
import { FormTextContext } from './FormContext';
import * as styles from './RequestForm.css';

const views = ['form', 'json', 'code'] as const;

/** A view of the request. In a wide window, the code has the form or the JSON next to it. */
export type FormView = (typeof views)[number];

/** The panel of a view. A page has at most one form. */
export const viewPanel = (view: FormView) => panelProps('request', views.indexOf(view), views.indexOf(view));

/** The state of a request that the parts of a form show. */
export interface FormState {
  view: FormView;
  /** Number of problems. The request can be copied anyway. */
  problemCount: number;
}

export interface FormEditorProps extends FormState {
  /** The editor next to the code in a wide window. @default 'form' */
  editor?: FormView;
  /** Called to change the view, or only the editor next to the code. */
  onViewChange: (view: FormView, besideCode: boolean) => void;
  /** Called to go to the first problem. Leave it out if the reader can already see it. */
  onShowProblem?: () => void;
  /** Notices for the reader, one sentence each, such as parts of a link that no longer fit. @default none */
  notices?: string[];
  /** `<FormFields>` or `<FormJson>`. */
  children: ReactNode;
}

/** Focuses the first button of the nested section, the SendPanel. */
const skipFields = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.closest('dialog')!.querySelector<HTMLElement>('section section button')?.focus();

/** The request, as a form or as JSON, and the number of its problems, announced when it changes. Renders a `<section>`. */
export function FormEditor({
  view,
  editor = 'form',
  problemCount,
  onViewChange,
  onShowProblem,
  notices = [],
  children,
}: FormEditorProps) {
  const text = useContext(FormTextContext);
  const isWide = useIsWide();
  const isBesideCode = isWide && view === 'code';
  const shownView = isBesideCode ? editor : view;
  const toggleCode = () => onViewChange(isBesideCode ? editor : 'code', false);
  return (
    <section aria-label={text.request} className={styles.request}>
      <div className={styles.bar}>
        <TabList
          id="request"
          name={text.views}
          labels={isWide ? [text.form, text.json] : [text.form, text.json, text.code]}
          size="bar"
          selected={views.indexOf(shownView)}
          onSelect={(index) => onViewChange(views[index]!, isBesideCode)}
          className={styles.tabs}
        />
        {isWide && (
          <TextButton aria-expanded={isBesideCode} onClick={toggleCode}>
            {isBesideCode ? text.hideCode : text.showCode}
          </TextButton>
        )}
        <span role="status" data-state={problemCount === 0 ? 'valid' : 'invalid'} className={styles.count}>
          {problemCount === 0 && <Icon name="check" size={14} />}
          {problemCount === 0 ? text.valid : plural(problemCount, text.problem, text.problems)}
        </span>
        {problemCount > 0 && onShowProblem && <TextButton onClick={onShowProblem}>{text.show}</TextButton>}
        <TextButton className={styles.skip} onClick={skipFields}>
          {text.skip}
        </TextButton>
      </div>
      {notices.length > 0 && (
        <Callout kind="warning" role="status" className={styles.notice}>
          {notices.map((notice, index) => (
            <p key={index}>{notice}</p>
          ))}
        </Callout>
      )}
      <div {...(shownView !== 'code' && viewPanel(shownView))} className={styles.panel}>
        {children}
      </div>
    </section>
  );
}
