import { createContext, useContext, useState, type ComponentType } from 'react';

import type { FormField, OnFormEdit } from './formTypes';
import builtIn from './RequestForm.messages.json';

/** The text of a form, for its parts. */
export const FormText = createContext(builtIn);

export interface FormRowProps {
  field: FormField;
  /** Whether a group is folded until the reader opens it. @default false */
  folded?: boolean;
}

/** Shared by all parts of a form. Has a stable identity, so a change redraws only the parts it affects. */
export interface FormActions {
  text: typeof builtIn;
  /** Renders a nested field. In the context because the modules would otherwise import each other. */
  Row: ComponentType<FormRowProps>;
  /** Whether groups are open, by id, if the reader has opened or folded them. */
  folds: Map<string, boolean>;
  edit: OnFormEdit;
  /** Focuses a place in the form after the next render. */
  focusNext: (id: string) => void;
  /** Id of the field that the reader is taken to. */
  focusedField?: string;
}

export const FormContext = createContext<FormActions | undefined>(undefined);

export const useRequestFormContext = (): FormActions => useContext(FormContext)!;

/**
 * Calls back when the reader is taken to a field or into it. During render: the field must be drawn before an effect
 * of the form focuses it.
 *
 * @param id Id of the field.
 */
export function useLed(id: string, onLed: (path: string) => void): void {
  const { focusedField = '' } = useRequestFormContext();
  const [seen, setSeen] = useState('');
  const led = `${focusedField}/`.startsWith(`${id}/`) ? focusedField : '';
  if (led === seen) return;
  setSeen(led);
  if (led) onLed(led);
}
