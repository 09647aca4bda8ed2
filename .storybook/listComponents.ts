import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { globSync } from 'tinyglobby';

import { drawingBounds, type DrawingBounds } from './drawingBounds';
import { readGuide } from './readGuide';
import { stableId } from './stableId';

/** A picture of a story. */
export interface Thumbnail extends DrawingBounds {
  /** Path from the root of the project, with `/` before it. */
  file: string;
}

/** A component as the page of all components lists it. */
export interface ListedComponent {
  /** Path of its stories from `.storybook/`. */
  path: string;
  /** Its place in the sidebar. */
  title: string;
  use: string;
  status: string;
  /** Its accepted pictures. A component that is not accepted yet has none. */
  light?: Thumbnail;
  dark?: Thumbnail;
}

/** Every component of the design system, read from the files of its stories. */
export function listComponents(): ListedComponent[] {
  const files = globSync('../ui/components/**/*.stories.tsx', { cwd: import.meta.dirname });
  return files.toSorted().map((path) => {
    const { title, guide } = readGuide(join(import.meta.dirname, path));
    const [use = ''] = guide('use');
    const [status = 'stable'] = guide('status');
    const stories = storiesOf(stableId(path), guide('anatomyStory'));
    return { path, title, use, status, light: pictureIn('light', stories), dark: pictureIn('dark', stories) };
  });
}

const pictures = join(import.meta.dirname, 'pictures');

/** The stories of a component: the one that shows all its parts, the plainest, and then those with the most pictures. */
function storiesOf(component: string, anatomyStory: string[]): string[] {
  const first = [...anatomyStory, 'Default'].map((name) => toId(component, storyNameFromExport(name)));
  const pictured = readdirSync(pictures).filter((story) => story.startsWith(`${component}--`));
  const count = (story: string) => readdirSync(join(pictures, story)).length;
  return [...first, ...pictured.toSorted().toSorted((one, other) => count(other) - count(one))];
}

/** The picture of the first story that has one in a theme. */
function pictureIn(theme: 'light' | 'dark', stories: string[]): Thumbnail | undefined {
  const names = [`${theme}-desktop.png`, `${theme}-phone.png`];
  const files = stories.flatMap((story) => names.map((name) => join(story, name)));
  const file = files.find((name) => existsSync(join(pictures, name)));
  if (file === undefined) return;
  return { file: `/.storybook/pictures/${file}`, ...drawingBounds(readFileSync(join(pictures, file))) };
}
