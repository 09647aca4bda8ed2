import { createContext, useContext, type ReactNode } from 'react';

import { plural } from './plural';

/** The words of a request form. */
export const formMessages = {
  close: 'Close',
  form: 'Form',
  json: 'JSON',
  skip: 'Skip to sending',
  noProblems: 'No problems',
  problems: (count: number) => plural(count, 'problem'),
  show: 'Show',
  jsonLabel: 'Request as JSON',
  jsonNote: 'Paste a request here to fill in the form.',
  rejected: (problems: string) => `The server will reject this request: it has ${problems}.`,
  truncated: 'Truncated. Copy includes all of it.',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkFailed: "Couldn't copy the link. Copy it from here:",
  reset: 'Reset to example',
};

/** What the parts of a request form share. */
export interface FormShellState {
  /** Name of the method. */
  method: string;
  problemCount: number;
  messages: typeof formMessages;
  /** The panel that sends the request. */
  send?: ReactNode;
}

export const FormShell = createContext<FormShellState>({
  method: '',
  problemCount: 0,
  messages: formMessages,
});

export const useFormShell = (): FormShellState => useContext(FormShell);
