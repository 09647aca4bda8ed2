/// <reference types="vite/client" />
import type { Guide } from '../ui/foundations/guide';
import { stableId } from './stableId';

const found = import.meta.glob<Guide>('../ui/components/**/*.guide.ts', { import: 'guide', eager: true });

/** A component as its page speaks of it. */
export interface GuidedComponent {
  name: string;
  /** Place of the component from the root of the project. */
  file: string;
  /** Address of its page in Storybook. */
  docs: string;
  guide: Guide;
}

const components: GuidedComponent[] = Object.entries(found).map(([path, guide]) => ({
  name: path.replace(/^.*\//, '').replace('.guide.ts', ''),
  file: path.replace('../', '').replace('.guide.ts', '.tsx'),
  docs: `./?path=/docs/${stableId(path)}--docs`,
  guide,
}));

/** The component with a name, which is that of its story file. */
export const componentNamed = (name: string): GuidedComponent | undefined =>
  components.find((component) => component.name === name);
