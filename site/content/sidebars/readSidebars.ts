import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { readYamlFile } from '../../settings/readYamlFile';
import { text } from '../../settings/valueSchemas';

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

/** Sidebars by name. Every document is listed exactly once, in one of them. */
export const sidebarsSchema = z.record(text, z.array(sidebarGroup).min(1));

export type Sidebars = z.output<typeof sidebarsSchema>;

/** Reads the sidebars of a content folder. */
export function readSidebars(root: string, folder: string) {
  const sidebars = readYamlFile(root, `${folder}/_sidebars.yml`, sidebarsSchema);
  if (!existsSync(join(root, sidebars.file))) {
    const fix = 'Create it with the sidebars by name, each a list of groups with "items": ids of pages.';
    sidebars.problems.push({ file: sidebars.file, message: 'the file does not exist.', fix });
  }
  return sidebars;
}
