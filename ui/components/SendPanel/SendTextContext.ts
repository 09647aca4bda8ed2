import { createContext } from 'react';

import builtIn from './SendPanel.messages.json';

/** The text of a panel, for its parts. */
export const SendTextContext = createContext(builtIn);
