/// <reference types="vite/client" />
import { storyNameFromExport } from 'storybook/internal/csf';

import { breakpoints } from '#ui/breakpoints';

import { stableId } from './stableId';

/** How a component is used: `parameters.guide` of its stories, for the component's page in Storybook. */
export interface Guide {
  /** Stability of the component. If it's deprecated, `avoid` names the replacement. @default 'stable' */
  status?: 'stable' | 'new' | 'deprecated';
  /** What it is for. */
  use: string;
  /** What not to use it for, and what to use instead. */
  avoid: string;
  /** Its parts in reading order, with the selectors of their elements: `{ Icon: 'svg', Label: 'button::text' }`. */
  anatomy: Record<string, string>;
  /** Export name of the story on which the parts are numbered. @default Default */
  anatomyStory?: string;
  /** What keys do, by their names. @default it has no focusable elements */
  keyboard?: Record<string, string>;
  /** What a screen reader says. */
  screenReader: string;
  /** Components that are used with it, or instead of it. */
  related: string[];
}

/** Where to find a component. */
export interface ComponentInfo {
  name: string;
  /** Path from the root of the project. */
  file: string;
  /** Address of its page in Storybook. */
  docs: string;
}

/** The sidebar's groups of components, in the order of `storySort`, which Storybook only reads where it is written out. */
export const groups = [
  'Components/Actions',
  'Components/Inputs',
  'Components/Navigation',
  'Components/Feedback',
  'Components/Data',
  'Components/Overlays',
  'Patterns/Request form',
  'Patterns/Search',
  'Patterns/API reference',
  'Patterns/Changelog',
  'Patterns/Errors and empty states',
  'Patterns/Copying',
  'Pages',
];

/** The stories of every component, by path: as text, so that nothing that they import is built for their names. */
const stories = import.meta.glob('../ui/components/**/*.stories.tsx', { query: '?raw' });

const componentInfos = Object.keys(stories).map(infoOf);

/** Where to find the component whose stories are at a path. */
export function infoOf(path: string): ComponentInfo {
  const file = path.replace('../', '').replace('.stories', '');
  return {
    name: file.replace(/^.*\/|\.tsx$/g, ''),
    file,
    docs: `./?path=/docs/${stableId(path)}--docs`,
  };
}

/** The component with a name, which is that of its story file. */
export const componentNamed = (name: string): ComponentInfo | undefined =>
  componentInfos.find((component) => component.name === name);

/** The box of the first visible element that a selector of the anatomy finds. `::text` at its end means the text alone. */
export function boxOf(story: ParentNode, anatomySelector: string): DOMRect | undefined {
  const [selector, pseudo] = anatomySelector.split('::') as [string, string?];
  for (const element of story.querySelectorAll(selector)) {
    const words = new Range();
    words.selectNode([...element.childNodes].find((node) => node instanceof Text) ?? element);
    const box = (pseudo ? words : element).getBoundingClientRect();
    if (box.width > 0 && element.checkVisibility({ visibilityProperty: true })) return box;
  }
  return undefined;
}

/**
 * Checks that the story with all parts of a component has them. Every story calls it, after its play function.
 *
 * @param story Name of the story that is shown.
 * @throws {Error} With the parts that can't be seen.
 */
export function checkAnatomy(story: string, { anatomy, anatomyStory = 'Default' }: Guide): void {
  if (story !== storyNameFromExport(anatomyStory) || innerWidth < breakpoints.desktop) return;
  const missing = Object.entries(anatomy).filter(([, selector]) => !boxOf(document, selector));
  if (missing.length > 0) {
    throw new Error(
      `The story ${anatomyStory} has no ${missing.map(([name, selector]) => `"${name}" (${selector})`).join(', ')}. ` +
        'Fix the selectors in guide.anatomy, or name another story in guide.anatomyStory.',
    );
  }
}
