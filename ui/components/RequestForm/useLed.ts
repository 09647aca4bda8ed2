import { useState } from 'react';

import { useRequestFormContext } from './FormContext';

/**
 * Calls back when the reader is led to a field or into it. In the render: the field must be drawn before an effect
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
