import { FormCode, type FormCodeProps } from './FormCode';
import { FormEditor, type FormEditorProps } from './FormEditor';
import { FormFields, type FormFieldsProps } from './FormFields';
import { FormJson, type FormJsonProps } from './FormJson';
import { RequestForm, type RequestFormProps } from './RequestForm';

/** A request form with all of its parts. */
export type WholeFormProps = Omit<RequestFormProps, 'children' | keyof FormFieldsProps> &
  Omit<FormEditorProps, 'children'> &
  FormFieldsProps &
  FormCodeProps & {
    json: string;
    jsonColored?: FormJsonProps['colored'];
    onJsonChange: (json: string) => void;
    jsonProblems?: string[];
  };

/** A request form, put together as the site does. */
export function WholeForm({
  message,
  subject,
  onEdit,
  focusedField,
  json,
  jsonColored,
  onJsonChange,
  jsonProblems,
  view,
  onViewChange,
  onShowProblem,
  notices,
  samples,
  language,
  onLanguageChange,
  onCopyLink,
  linkState,
  link,
  onReset,
  ...form
}: WholeFormProps) {
  return (
    <RequestForm {...form}>
      <FormEditor {...{ view, onViewChange, onShowProblem, notices }}>
        {view === 'form' ? (
          <FormFields {...{ message, subject, onEdit, focusedField }} />
        ) : (
          <FormJson json={json} colored={jsonColored} onChange={onJsonChange} problems={jsonProblems} />
        )}
      </FormEditor>
      <FormCode {...{ samples, language, onLanguageChange, onCopyLink, linkState, link, onReset }} />
    </RequestForm>
  );
}
