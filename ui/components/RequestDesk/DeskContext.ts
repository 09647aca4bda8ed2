import { createContext, useContext, type ComponentType } from 'react';

import type { DeskField, OnDeskEdit } from './deskTypes';

/** What all parts of a form share. It stays the same, so that a part is drawn anew for its own sake alone. */
export interface DeskActions {
  /** Draws a field, wherever it stands: fields hold fields. */
  Row: ComponentType<{ field: DeskField }>;
  edit: OnDeskEdit;
  /** Brings the focus to a place of the form once it is drawn. */
  focusNext: (id: string) => void;
}

export const DeskContext = createContext<DeskActions | undefined>(undefined);

/** What the form around a part does. */
export const useDesk = (): DeskActions => useContext(DeskContext)!;
