/// <reference types="vite/client" />
import { stableId } from './stableId';

/** How a component is used: `parameters.guide` of its stories, for the component's page in Storybook. */
export interface Guide {
  /** What it is for. */
  use: string;
  /** What it is not for, and what to use there. */
  avoid: string;
  /** Its parts, in reading order. */
  anatomy: string[];
  /** What keys do, by their names. @default nothing in it takes the focus */
  keyboard?: Record<string, string>;
  /** What a screen reader says. */
  heard: string;
  /** Components that are used with it, or in its place. */
  related: string[];
}

/** Where to find a component. */
export interface ComponentPlace {
  name: string;
  /** Path from the root of the project. */
  file: string;
  /** Address of its page in Storybook. */
  docs: string;
}

/** Loads the stories of every component, by path. */
const stories = import.meta.glob('../ui/components/**/*.stories.tsx');

const places = Object.keys(stories).map(placeOf);

/** The place of the component whose stories are at a path. */
export function placeOf(path: string): ComponentPlace {
  const file = path.replace('../', '').replace('.stories', '');
  return {
    name: file.replace(/^.*\/|\.tsx$/g, ''),
    file,
    docs: `./?path=/docs/${stableId(path)}--docs`,
  };
}

/** The component with a name, which is that of its story file. */
export const componentNamed = (name: string): ComponentPlace | undefined =>
  places.find((component) => component.name === name);
