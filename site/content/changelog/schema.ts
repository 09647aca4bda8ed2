import { z } from 'zod';

import type { BadgeProps } from '#ui';

import { text, httpUrl } from '../../settings/valueSchemas';

const unique = <Item extends z.ZodType>(item: Item, name: string) =>
  z.array(item).refine((all) => new Set(all).size === all.length, { error: `expected every ${name} once` });

const names = unique(text, 'name');

/** Kinds of change, in the order that readers see. */
export const kinds = ['new', 'improved', 'fixed', 'breaking'] as const;

export type Kind = (typeof kinds)[number];

/** The front matter of an entry. */
export const entrySchema = z.strictObject({
  /** Name of the entry, without its date. Backticks mark a name in code. */
  title: text.max(80),
  /** Whether only development shows the entry. @default false */
  draft: z.boolean().optional(),
  /** The day it was published. An entry with a future date is a draft. */
  date: z.iso.date({
    // Zod itself reports other types.
    error: ({ code }) => (code === 'invalid_format' ? 'expected a day such as "2025-01-16"' : undefined),
  }),
  /** The first release that has everything in the entry. */
  release: text.optional(),
  authors: names.min(1, 'expected at least one key of authors.yml'),
  tags: names.default([]),
  kinds: unique(z.enum(kinds), 'kind').min(1),
  description: text.max(160),
  /** Full names of API symbols that the entry introduces, such as `mgmt.v1alpha1.JobService.CreateJob`. */
  symbols: names.default([]),
});

/** `authors.yml`: authors by the key that entries use. */
export const authorsSchema = byKey({ name: text, url: httpUrl.optional().describe('Page of the author.') });

/** `tags.yml`: tags by the key that entries and addresses use. */
export const tagsSchema = byKey({
  label: text.max(40).regex(/^[^<>]*$/, 'expected plain text without "<" and ">"'),
  description: text.max(160).describe('One sentence for the page of the tag.'),
});

export type EntryFrontMatter = z.output<typeof entrySchema>;
export type Authors = z.output<typeof authorsSchema>;
export type Tags = z.output<typeof tagsSchema>;

function byKey<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.strictObject(shape), {
    error: ({ code }) =>
      code === 'invalid_key'
        ? 'expected a key of lowercase letters and digits, with hyphens between them'
        : undefined,
  });
}

/** Labels, descriptions, and tones of kinds. */
export const kindDetails: Record<Kind, { label: string; description: string; tone: BadgeProps['tone'] }> = {
  new: { label: 'New', description: 'New features.', tone: 'tip' },
  improved: { label: 'Improved', description: 'Improvements to existing features.', tone: 'note' },
  fixed: { label: 'Fixed', description: 'Bugs that were fixed.', tone: 'quiet' },
  breaking: { label: 'Breaking', description: 'Changes that need action when you upgrade.', tone: 'danger' },
};

/** The text without its backticks. */
export const stripBackticks = (text: string) => text.replaceAll('`', '');
