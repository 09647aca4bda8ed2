import { createContext, useContext, useState, type ComponentType } from 'react';

import type { FormField, OnFormEdit } from './formTypes';
import builtIn from './RequestForm.messages.json';

/** The text of a form, for its parts. */
export const FormTextContext = createContext(builtIn);

export interface FormRowProps {
  field: FormField;
  /** Whether a group is folded until the reader opens it. @default false */
  folded?: boolean;
}

/** Shared by all parts of a form. Has a stable identity, so a change redraws only the parts it affects. */
export interface FormContextValue {
  text: typeof builtIn;
  /** Renders a nested field. In the context because the modules would otherwise import each other. */
  Row: ComponentType<FormRowProps>;
  /** Whether groups are open, by id, if the reader has opened or folded them. */
  folds: Map<string, boolean>;
  edit: OnFormEdit;
  /** Focuses a field of the form after the next render. */
  focusNext: (id: string) => void;
  /** Id of the field to focus next. @default none */
  fieldToFocus?: string;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export const useRequestFormContext = (): FormContextValue => useContext(FormContext)!;

/**
 * Calls back when the form is about to focus a field or one inside it. Runs during render, because the field must be
 * rendered before an effect of the form focuses it.
 */
export function useFocusRequest(id: string, onRequest: (path: string) => void): void {
  const { fieldToFocus = '' } = useRequestFormContext();
  const [seen, setSeen] = useState('');
  const requested = `${fieldToFocus}/`.startsWith(`${id}/`) ? fieldToFocus : '';
  if (requested === seen) return;
  setSeen(requested);
  if (requested) onRequest(requested);
}
