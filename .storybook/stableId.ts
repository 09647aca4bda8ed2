/** Components that were renamed, with the name that their addresses and pictures keep. */
const formerNames: Readonly<Record<string, string>> = {
  ApiIndex: 'SymbolList',
  BeforeAfter: 'RecordPicture',
  CollapsedTableOfContents: 'FoldedTableOfContents',
  Disclosure: 'Fold',
  Engraving: 'Screen',
  ExampleValues: 'SampleForm',
  Highlight: 'MarkedText',
  Logo: 'Mark',
  OpenRequestForm: 'DeskButton',
  RequestForm: 'RequestDesk',
  SymbolBar: 'PlaceBar',
};

/**
 * The first part of the addresses of a file's stories: `components-callout`. It comes from the file's path, not from the
 * group in the sidebar, and a renamed component keeps its first name, so links and accepted pictures stay valid.
 *
 * @param file Path of the stories file. Only the part after the last `ui/` counts.
 */
export function stableId(file: string): string {
  const place = file.replace(/^.*(?:^|\/)ui\//, '');
  const parts = place.replace(/\.[a-z]+\.tsx?(\?.*)?$/, '').split('/');
  const named = parts.at(-1) === parts.at(-2) ? parts.slice(0, -1) : parts;
  return named
    .map((part) => formerNames[part] ?? part)
    .join('-')
    .toLowerCase();
}
