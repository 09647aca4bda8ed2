import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The entry of a story in the index of a built Storybook. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  /** Title of the component after its groups: `Components/Actions/Button`. */
  title: string;
  name: string;
  /** Its tags: `play-fn` if it has a play function. */
  tags: string[];
}

/**
 * The stories of a built Storybook, in its order.
 *
 * @throws {Error} When Storybook isn't built.
 */
export function readStories(folder: string): IndexEntry[] {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) throw new Error('Storybook is not built. Run "npm run storybook:build" first.');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
