import { createHash } from 'node:crypto';

import { z } from 'zod';

import type { Page } from '../checks/readPages';
import { frontMatterSchema, readFrontMatter } from '../documents/frontMatter';
import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { fileOf, folder, writeNamed } from './files';

/** What a page says happens, and where the product's source shows it. */
export interface Evidence {
  /** The page, from the root of the project. */
  file: string;
  line: number;
  claim: string;
  /** From the root of the product's repository, or with `provider:` from that of its Terraform provider. */
  path: string;
  /** What stands in the file at that path. */
  symbol: string;
}

const text = z.string().min(1);

/** Form of the file that says what evidence was when it was last read. */
export const evidenceRecordSchema = z.record(
  text,
  z.strictObject({
    /** Id that git gives these bytes. */
    blob: z.string().regex(/^[0-9a-f]{40}$/),
    /** Symbols of the pages that the file has. */
    symbols: z.array(text),
  }),
);

/** What evidence was when it was last read, by path. */
export type EvidenceRecord = z.output<typeof evidenceRecordSchema>;

/** Where the record is kept, from the root of the project. */
export const evidenceFile = fileOf('evidence');

/** Reads the evidence of a page. Front matter that is not in order has none: whoever builds the page is told. */
export function evidenceOf({ file, source }: Page): Evidence[] {
  const { frontMatter, lineAt } = readFrontMatter(source, file, frontMatterSchema);
  return (frontMatter?.evidence ?? []).map((entry, index) => ({
    file,
    line: lineAt(['evidence', index]),
    ...entry,
  }));
}

/**
 * Records what the files that show something are now. A file or a symbol that is not there is left out.
 *
 * @param read Bytes of a file, undefined where there is none.
 */
export function recordEvidence(
  evidence: Evidence[],
  read: (path: string) => Buffer | undefined,
): EvidenceRecord {
  const record: EvidenceRecord = {};
  for (const path of new Set(evidence.map(({ path }) => path))) {
    const bytes = read(path);
    if (bytes === undefined) continue;
    const source = bytes.toString();
    const wanted = evidence.filter((one) => one.path === path).map(({ symbol }) => symbol);
    const found = new Set(wanted.filter((symbol) => source.includes(symbol)));
    record[path] = { blob: blobOf(bytes), symbols: [...found].sort() };
  }
  return record;
}

/** Lays a record out for its file: sorted, one path a line. */
export function writeRecord(record: EvidenceRecord): string {
  return `${writeNamed(record).join('\n')}\n`;
}

/** Lists what pages say and somebody has to look at again: its file has changed or is gone, or no longer has the symbol. */
export function lookAgain(evidence: Evidence[], before: EvidenceRecord, now: EvidenceRecord): Problem[] {
  return evidence.flatMap(({ file, line, claim, path, symbol }) => {
    const changed = changeOf(symbol, before[path], now[path]);
    if (changed === undefined) return [];
    return {
      file,
      line,
      message: `look again at "${claim}": ${path} ${changed}.`,
      fix: 'Read the source, correct the page where it is no longer so, and the path and symbol where they moved.',
    };
  });
}

/** Finds evidence that the record does not have. */
export function findUnrecorded(evidence: Evidence[], record: EvidenceRecord): Problem[] {
  return evidence.flatMap(({ file, line, path, symbol }) => {
    const known = Object.hasOwn(record, path) ? record[path] : undefined;
    if (known?.symbols.includes(symbol)) return [];
    const [lacks, meant] = known
      ? [`${path} has no ${JSON.stringify(symbol)}`, didYouMean(symbol, known.symbols)]
      : [`there is no ${JSON.stringify(path)}`, didYouMean(path, Object.keys(record))];
    return {
      file,
      line,
      message: `front matter, evidence: ${lacks} in ${evidenceFile}; expected a file of the product and a text in it.`,
      fix: `${meant}Correct it, or record it: npm run product -- FOLDER PROVIDER_FOLDER writes ${folder}.`,
    };
  });
}

type Recorded = EvidenceRecord[string] | undefined;

function changeOf(symbol: string, before: Recorded, now: Recorded): string | undefined {
  if (!now) return 'is gone';
  if (!now.symbols.includes(symbol)) return `no longer has ${JSON.stringify(symbol)}`;
  return before && before.blob !== now.blob ? 'has changed' : undefined;
}

function blobOf(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
