import type { SearchIndex } from './searchIndex';

/** Texts of neighboring records, as in one file. Null for records without text. */
export type RecordTexts = (string | null)[];

/** The texts of an index, fetched file by file on demand. */
export interface TextFiles {
  /** The text of a record, null if it has none. Undefined until it has been fetched. */
  textOf: (record: number) => string | null | undefined;
  /** Fetches the missing texts of records. Never fails: the next call tries again. */
  fetch: (records: number[]) => Promise<void>;
}

/** @param readTexts Fetches a file that the index names. */
export function openTexts(
  { texts }: Pick<SearchIndex, 'texts'>,
  readTexts: (file: string) => Promise<RecordTexts>,
): TextFiles {
  const fetched = new Map<string, RecordTexts>();
  const pending = new Map<string, Promise<void>>();
  const shardOf = (record: number) => texts.findLast(({ first }) => first <= record)!;

  const fetchFile = (file: string): Promise<void> => {
    const fetching =
      pending.get(file) ??
      readTexts(file)
        .then((found) => void fetched.set(file, found))
        .catch(() => void pending.delete(file));
    pending.set(file, fetching);
    return fetching;
  };

  return {
    textOf: (record) => {
      const { file, first } = shardOf(record);
      return fetched.get(file)?.[record - first];
    },
    fetch: async (records) => {
      await Promise.all([...new Set(records.map((record) => shardOf(record).file))].map(fetchFile));
    },
  };
}
