import { createContext, useContext, type ComponentType } from 'react';

import type { DeskField, OnDeskEdit } from './deskTypes';

/** Shared by all parts of a form. Has a stable identity, so a change redraws only the parts it affects. */
export interface DeskActions {
  /** Draws a nested field. In the context, since the modules would import each other otherwise. */
  Row: ComponentType<{ field: DeskField }>;
  edit: OnDeskEdit;
  /** Focuses a place of the form after the next render. */
  focusNext: (id: string) => void;
  /** Id of the field that the reader is led to. */
  focusedField?: string;
}

export const DeskContext = createContext<DeskActions | undefined>(undefined);

export const useDesk = (): DeskActions => useContext(DeskContext)!;
