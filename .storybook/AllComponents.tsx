import { Markdown } from '@storybook/addon-docs/blocks';
import type { Meta } from '@storybook/react-vite';

import { placeOf, type Guide } from './guides';

const metas = Object.entries(
  import.meta.glob<Meta>('../ui/components/**/*.stories.tsx', { import: 'default', eager: true }),
);

const groups = Map.groupBy(metas, ([, { title }]) => title!.replace(/\/.*/, ''));

/** Every component by its group in the sidebar, with what it is for. */
export function AllComponents() {
  const rows = [...groups].toSorted().flatMap(([group, components]) => [
    `\n## ${group}\n\n| Component | Use it for |\n| --- | --- |`,
    ...components.map(([path, { parameters }]) => {
      const { name, docs } = placeOf(path);
      return `| [${name}](${docs}) | ${(parameters!.guide as Guide).use} |`;
    }),
  ]);
  return <Markdown>{rows.join('\n')}</Markdown>;
}
