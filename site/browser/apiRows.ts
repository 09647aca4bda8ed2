/* Loaded on pages of the API reference only: marks fields and their lines in examples. */
import { apiRow } from '#ui/behaviors';

apiRow({ document, signal: new AbortController().signal });
