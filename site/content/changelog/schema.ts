import { z } from 'zod';

const text = z.string().min(1);

/** An address on this site (`/x.svg`) or on another one (`https://…`). */
const address = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)/, { error: 'expected an address that begins with "/" or "https://"' });

/** Names that may stand only once. */
const names = z
  .array(text)
  .refine((all) => new Set(all).size === all.length, { error: 'expected every name once' });

/** What a change can be, in the order readers see. */
export const kinds = ['new', 'improved', 'fixed', 'breaking'] as const;

export type Kind = (typeof kinds)[number];

/** What an entry says about itself, between the two `---` lines at its top. */
export const entrySchema = z.strictObject({
  title: text.max(80).describe('Name of the entry, without its date. Backticks mark a name in code.'),
  date: z.iso.date({ error: wrongDay }).describe('The day it was published. An entry of a later day is a draft.'),
  authors: names.min(1).describe('Keys of `authors.yml`.'),
  tags: names.default([]).describe('Keys of `tags.yml`.'),
  kinds: z
    .array(z.enum(kinds))
    .min(1)
    .refine((all) => new Set(all).size === all.length, { error: 'expected every kind once' })
    .describe('Which kinds of change the entry has.'),
  description: text.max(160).describe('One sentence for search engines, previews and feeds.'),
  image: z.strictObject({ src: address, alt: text }).optional().describe('A picture for previews and feeds, with the words for those who cannot see it.'),
  symbols: names.default([]).describe('Full names of API symbols that the entry introduces, such as `mgmt.v1alpha1.JobService.CreateJob`.'),
});

/** `authors.yml`: who writes entries, by the key that entries name them with. */
export const authorsSchema = byKey(
  z.strictObject({
    name: text,
    title: text.optional().describe('What the author does.'),
    url: z.url({ protocol: /^https?$/, error: 'expected an address that begins with "https://"' }).optional().describe('Page of the author.'),
    image: address.optional().describe('Picture of the author.'),
  }),
);

/** `tags.yml`: what entries can be about, by the key that entries and addresses name it with. */
export const tagsSchema = byKey(
  z.strictObject({
    label: text.max(40).regex(/^[^<>]*$/, { error: 'expected plain text without "<" and ">"' }),
    description: text.max(160).describe('One sentence for the page of the tag.'),
  }),
);

export type EntryFrontMatter = z.output<typeof entrySchema>;
export type Authors = z.output<typeof authorsSchema>;
export type Tags = z.output<typeof tagsSchema>;

function byKey<Schema extends z.ZodType>(value: Schema) {
  return z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), value, {
    error: ({ code }) =>
      code === 'invalid_key'
        ? 'expected a key of lower-case letters and digits, with hyphens between them'
        : undefined,
  });
}

/** Words for text that is no day; what is not even text, Zod names itself. */
function wrongDay(issue: { code?: string }): string | undefined {
  return issue.code === 'invalid_format' ? 'expected a day such as "2025-01-16"' : undefined;
}

/** A kind of change in words. */
export const kindWords: Record<Kind, { label: string; description: string }> = {
  new: { label: 'New', description: 'What could not be done before.' },
  improved: { label: 'Improved', description: 'What works better than before.' },
  fixed: { label: 'Fixed', description: 'Faults that are mended.' },
  breaking: { label: 'Breaking', description: 'What asks you to do something when you upgrade.' },
};

/** Text in which backticks mark names in code, without them. */
export const plain = (text: string) => text.replaceAll('`', '');
