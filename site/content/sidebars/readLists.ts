import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { href, text } from '../../settings/valueSchemas';
import { parseYaml, type YamlResult } from '../../settings/parseYaml';

const sidebarBranch = z.strictObject({
  /** Text of the branch. Backticks mark a name in code. */
  label: text,
  /** Whether the branch is initially open. @default false */
  open: z.boolean().optional(),
  get items() {
    return z.array(z.union([text, sidebarBranch])).min(1);
  },
});

export type SidebarBranch = z.output<typeof sidebarBranch>;

const sidebarGroup = z.strictObject({
  /** Text above the group. */
  heading: text.optional(),
  /** Document ids (file paths under the content root, without the extension) and branches, in reading order. */
  items: z.array(z.union([text, sidebarBranch])).min(1),
});

/** Sidebars by id. Every document is listed exactly once, in one of them. */
export const sidebarsSchema = z.record(text, z.array(sidebarGroup).min(1));

export type Sidebars = z.output<typeof sidebarsSchema>;

/** Permanent redirects (status 301): new addresses by old ones. Old addresses with a trailing slash redirect too. */
export const redirectsSchema = z.record(
  z
    .string()
    .regex(/^\/[^\s?#*:]*[^\s?#*:/]$/, {
      error: 'expected an address that begins with "/", without "?", "#", "*", ":" and a closing slash',
    })
    .refine((path) => !/(\/|%2f)(\/|%2f|(\.|%2e){1,2}(\/|%2f|$))|\\|%5c/i.test(path), {
      error: 'expected an address without "." and ".." as folders, doubled slashes and backslashes',
    }),
  href.regex(/^\S+$/, { error: 'expected an address without spaces' }),
);

/** A YAML file of the content folder: its path relative to the root of the project, and its content. */
export interface YamlFile<Value> extends YamlResult<Value> {
  file: string;
}

/** Lists for all pages, in files next to them. */
export type Lists = ReturnType<typeof readLists>;

/** Reads the lists of a content folder. Each list has its problems. */
export function readLists(root: string, folder: string) {
  const textOf = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) => ({
    file,
    ...parseYaml(textOf(file) ?? '', { schema, file }),
  });
  const sidebars = read(`${folder}/_sidebars.yml`, sidebarsSchema);
  if (!existsSync(join(root, sidebars.file))) {
    const fix = 'Create it with the sidebars by id, each a list of groups with "items": ids of pages.';
    sidebars.problems.push({ file: sidebars.file, message: 'the file does not exist.', fix });
  }
  const addresses = `${folder}/_addresses.txt`;
  return {
    sidebars,
    /** Empty without a `_redirects.yml`. */
    redirects: read(`${folder}/_redirects.yml`, redirectsSchema),
    /** Every address that was ever published. Without the file, addresses aren't compared. */
    addresses: { file: addresses, text: textOf(addresses) },
  };
}
