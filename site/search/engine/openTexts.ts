import { loadOnce } from '../../loadOnce';
import type { SearchIndex } from './searchIndex';

/** Texts of consecutive records, as stored in one file. Null for records without text. */
export type RecordTexts = (string | null)[];

/** Fetches a file listed in the index. */
export type ReadTexts = (file: string) => Promise<RecordTexts>;

/** Opens the texts of an index, which are fetched by file, on demand. */
export function openTexts({ texts }: SearchIndex, readTexts: ReadTexts) {
  const fetched = new Map<string, RecordTexts>();
  const fileOf = (record: number) => texts.findLast(({ first }) => first <= record)!;
  const fetchFile = loadOnce(async (file) => void fetched.set(file, await readTexts(file)));
  return {
    /** The text of a record; null if it has none, undefined until it has been fetched. */
    textOf: (record: number): string | null | undefined => {
      const { file, first } = fileOf(record);
      return fetched.get(file)?.[record - first];
    },
    /** Fetches the missing texts of records. Never fails: the next call retries. */
    fetch: (records: number[]) => Promise.allSettled(records.map((record) => fetchFile(fileOf(record).file))),
  };
}
