import { z } from 'zod';

const text = z.string().min(1);

const rule = z.strictObject({
  /** Heading of the part of the page; the whole page without one. */
  section: text.optional(),
  /** Facts that it is about: kind and scope, such as `environment.api`. */
  facts: z.union([text, z.array(text)]).transform((facts) => [facts].flat()),
  /** Title of the first column of tables whose rows are names of these facts and of nothing else. */
  rows: text.optional(),
  /** Columns of these tables that are compared: `default`, or another name of the fact. */
  columns: z.record(text, text).default({}),
  /** Whether every name of the facts must be there. */
  complete: z.boolean().default(false),
  /** Beginning of names that another part of the page, or another page, is about. */
  without: text.optional(),
  /** What the page puts in front of each name. Rows without it are not looked at. */
  prefix: text.optional(),
  /** Whether the page names only the last part of what is nested. */
  last: z.boolean().default(false),
  /** Names whose default is that of another fact: `limits.destination/batch.count`. */
  values: z.record(text, text).default({}),
});

/** What a part of a page must match. */
export type Rule = z.output<typeof rule>;

/** Rules by the id of the page. */
export const rulesSchema = z.record(text, z.array(rule));
export type Rules = z.output<typeof rulesSchema>;

const names = z.array(text).default([]);

/** Differences that are meant, by the id of the page. */
export const reasonsSchema = z.record(
  text,
  z.array(
    z.strictObject({
      reason: text,
      /** Names on the page that are none of the product's. */
      unknown: names,
      /** Names of the product that the page leaves out. */
      missing: names,
      /** Names of which the page says something else than the source. */
      differs: names,
    }),
  ),
);
export type Reasons = z.output<typeof reasonsSchema>;
