import type { SearchLevel } from '../records/record';
import { highlight, snippet, type Highlighting } from './highlight';
import type { OpenIndex } from './openIndex';
import type { SearchHit, SnippetText } from './protocol';
import { recordOf } from './recordOf';

export interface DrawOptions {
  /** The text of a record; undefined while it is on its way. */
  textOf: (record: number) => string | null | undefined;
  /** Whether what was looked up stands in the text of a record. */
  isMentioned: (record: number) => boolean;
  /** Whether the answer carries the text itself, and the whole text with markers. */
  isAsked: (attribute: 'text' | 'marked text') => boolean;
  /** Length of snippets in words. */
  snippetSize: number;
  highlighting: Highlighting;
}

/** Stands for the part of a text that matches and is on its way. */
const awaited: SnippetText = { value: '', matchLevel: 'partial' };

/** A record that was found, in the form of the hosted provider. */
export function drawHit(
  index: OpenIndex,
  record: number,
  { textOf, isMentioned, isAsked, snippetSize, highlighting }: DrawOptions,
): SearchHit {
  const found = recordOf(index, record);
  const text = textOf(record);
  const names = Object.entries(found.hierarchy).flatMap(([level, name]) =>
    name === null ? [] : [[level as SearchLevel, highlight(name, highlighting)] as const],
  );
  return {
    ...found,
    content: isAsked('text') ? (text ?? null) : null,
    _highlightResult: {
      hierarchy: Object.fromEntries(names),
      ...(typeof text === 'string' && isAsked('marked text') && { content: highlight(text, highlighting) }),
    },
    _snippetResult: {
      hierarchy: Object.fromEntries(
        names.map(([level, { value, matchLevel }]) => [level, { value, matchLevel }]),
      ),
      ...(typeof text === 'string' && { content: snippet(text, snippetSize, highlighting) }),
      ...(text === undefined && isMentioned(record) && { content: awaited }),
    },
  };
}
