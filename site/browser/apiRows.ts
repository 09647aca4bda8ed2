/* Loaded on pages of the API reference only: marks fields and their lines in examples, and shows the current symbol. */
import { apiRow, symbolBar } from '#ui/behaviors';

const scope = { document, signal: new AbortController().signal };
apiRow(scope);
symbolBar(scope);
