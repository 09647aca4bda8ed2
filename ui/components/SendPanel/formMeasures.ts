import { vars } from '../../tokens';

/** Height of the part of a send panel that a dialog keeps in sight at its end. */
export const footHeight = '9.25rem';

/** What a wide window has next to the page's frame. The form covers it. */
export const beyondFrame = `max(0px, (100vw - ${vars.measure.frame}) / 2)`;
