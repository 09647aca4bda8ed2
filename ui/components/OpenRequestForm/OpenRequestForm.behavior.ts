import type { Behavior } from '../../behaviors/behavior';
import { emit } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** The elements that the behavior finds: a button with the address of the form's data. */
export const parts = {
  button: part(
    'data-request-form',
    "Opens the request form of a method. Its value is the address of the form's data",
  ),
};

/** Emits `ui:request-form` when a button is pressed. */
export const openRequestForm: Behavior = (scope) => {
  on(scope, 'click', parts.button.selector, (button) => {
    emit(scope.document, 'ui:request-form', { href: parts.button.read(button)! });
  });
};
