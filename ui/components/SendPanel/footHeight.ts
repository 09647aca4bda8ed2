/** Height of the part of a send panel that a dialog keeps in sight at its end. */
export const footHeight = '4.75rem';
