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
  onEdit,
  fieldToFocus,
  json,
  jsonColored,
  onJsonChange,
  jsonProblems,
  method,
  view,
  editor = 'form',
  problemCount,
  stale,
  onViewChange,
  onShowProblem,
  notices,
  send,
  snippets,
  language,
  onLanguageChange,
  ...form
}: WholeFormProps) {
  return (
    <RequestForm {...form} {...{ method, view }}>
      <FormEditor {...{ view, editor, problemCount, onViewChange, onShowProblem, notices }}>
        {(view === 'code' ? editor : view) === 'json' ? (
          <FormJson json={json} colored={jsonColored} onChange={onJsonChange} problems={jsonProblems} />
        ) : (
          <FormFields {...{ message, onEdit, fieldToFocus }} />
        )}
      </FormEditor>
      <FormCode {...{ method, view, problemCount, stale, send, snippets, language, onLanguageChange }} />
    </RequestForm>
  );
}
