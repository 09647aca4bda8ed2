import { createContext, useContext, type ReactNode } from 'react';

/** What the parts of a request form share. */
export interface FormShellState {
  /** Name of the method. */
  method: string;
  problemCount: number;
  /** The panel that sends the request. */
  send?: ReactNode;
}

export const FormShell = createContext<FormShellState>({ method: '', problemCount: 0 });

export const useFormShell = (): FormShellState => useContext(FormShell);
