import { part } from '../../behaviors/part';

// Not in ApiRow.behavior.ts: CodeBlock and RequestExample use them without the behavior.
/** The elements that the behavior finds: rows with an id, code that lists their lines in it, and the parts of an example. */
export const parts = {
  row: part('data-api-row', 'Row of the reference. Its value lists the ids of fields'),
  code: part('data-lines', 'Code in it. Its value has the lines of each field, in their order: `2-4,7`'),
  half: part('data-half', 'Request or response of an example'),
  /** Measuring anything inside it would render it. */
  deferred: part(
    'data-deferred',
    'Rendered when it comes near the window. Its headings have no position of their own until then',
  ),
};
