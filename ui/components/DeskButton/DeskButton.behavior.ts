import type { Behavior } from '../../behaviors/behavior';
import { tell } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** What the markup promises: a button that names what the desk needs. */
export const parts = {
  button: part('data-desk', 'Opens the desk of a method. Its value is the address of what the desk needs'),
};

/** Tells `ui:desk` when a button is pressed. */
export const deskButton: Behavior = (scope) => {
  on(scope, 'click', parts.button.selector, (button) => {
    tell(scope.document, 'ui:desk', { address: parts.button.read(button)! });
  });
};
