import { Markdown } from '@storybook/addon-docs/blocks';
import type { Meta } from '@storybook/react-vite';

import { groups, placeOf, type Guide } from './guides';

const metas = Object.entries(
  import.meta.glob<Meta>('../ui/components/**/*.stories.tsx', { import: 'default', eager: true }),
);

/** Every component by its group in the sidebar, with what it is for. */
export function AllComponents() {
  const rows = groups.flatMap((group) => [
    `\n## ${group.replace('/', ': ')}\n\n| Component | Status | Use it for |\n| --- | --- | --- |`,
    ...metas
      .filter(([, { title }]) => title!.startsWith(`${group}/`))
      .map(([path, { parameters }]) => {
        const { name, docs } = placeOf(path);
        const { use, status = 'stable' } = parameters!.guide as Guide;
        return `| [${name}](${docs}) | ${status} | ${use} |`;
      }),
  ]);
  return (
    <div className="all-components">
      <Markdown>{rows.join('\n')}</Markdown>
    </div>
  );
}
