/* What only pages of the API reference have, and nobody needs to read one. */
import { apiRow } from '#ui/behaviors';

apiRow({ document, signal: new AbortController().signal });
