import { Markdown } from '@storybook/addon-docs/blocks';
import type { Meta } from '@storybook/react-vite';

import { groups, placeOf, type Guide } from './guides';

const metas = Object.entries(
  import.meta.glob<Meta>('../ui/components/**/*.stories.tsx', { import: 'default', eager: true }),
);

/** Every component by its group in the sidebar, with what it is for. */
export function AllComponents() {
  const rows = groups.flatMap((group) => [
    `\n## ${group}\n\n| Component | Use it for |\n| --- | --- |`,
    ...metas
      .filter(([, { title }]) => title!.startsWith(`${group}/`))
      .map(([path, { parameters }]) => {
        const { name, docs } = placeOf(path);
        return `| [${name}](${docs}) | ${(parameters!.guide as Guide).use} |`;
      }),
  ]);
  return (
    <div className="all-components">
      <Markdown>{rows.join('\n')}</Markdown>
    </div>
  );
}
