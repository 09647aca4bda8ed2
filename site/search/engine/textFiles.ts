import type { SearchIndex } from './searchIndex';

/** Texts of neighbouring records, as they lie in a file. */
export type RecordTexts = (string | null)[];

/** The texts of an index, which come file by file when they are needed. */
export interface TextFiles {
  /** The text of a record: null where it has none, undefined as long as it was not fetched. */
  textOf: (record: number) => string | null | undefined;
  /** Fetches what is missing of the texts of records. Never fails: a file that cannot be had is tried again the next time. */
  fetch: (records: number[]) => Promise<void>;
}

/** @param readTexts Fetches one of the files that the index names. */
export function openTexts(
  { texts }: Pick<SearchIndex, 'texts'>,
  readTexts: (file: string) => Promise<RecordTexts>,
): TextFiles {
  const fetched = new Map<string, RecordTexts>();
  const onTheirWay = new Map<string, Promise<void>>();
  return { textOf, fetch };

  function textOf(record: number): string | null | undefined {
    const shard = shardOf(record);
    if (shard === undefined) return null;
    const file = fetched.get(shard.file);
    if (file === undefined) return undefined;
    const text = file[record - shard.first];
    return typeof text === 'string' ? text : null;
  }

  async function fetch(records: number[]): Promise<void> {
    const files = new Set(records.flatMap((record) => shardOf(record)?.file ?? []));
    await Promise.all([...files].filter((file) => !fetched.has(file)).map(fetchFile));
  }

  function fetchFile(file: string): Promise<void> {
    let coming = onTheirWay.get(file);
    if (coming === undefined) {
      coming = readTexts(file)
        .then((found) => void fetched.set(file, found))
        .catch(() => undefined)
        .finally(() => onTheirWay.delete(file));
      onTheirWay.set(file, coming);
    }
    return coming;
  }

  function shardOf(record: number) {
    return texts.findLast(({ first }) => first <= record);
  }
}
