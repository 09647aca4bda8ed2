import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { Meta } from '@storybook/react-vite';

import { groups, placeOf, type Guide } from './guides';
import { stableId } from './stableId';

const metas = Object.entries(
  import.meta.glob<Meta>('../ui/components/**/*.stories.tsx', { import: 'default', eager: true }),
);

/** The accepted pictures of stories. */
const pictures = import.meta.glob<string>('./pictures/*/light-desktop.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

const pictureOf = (id: string) =>
  pictures[`./pictures/${id}--default/light-desktop.png`] ??
  Object.entries(pictures).find(([path]) => path.startsWith(`./pictures/${id}--`))?.[1];

/** The components that are new or deprecated. */
export function NewAndDeprecated() {
  const withStatus = (wanted: Guide['status']) =>
    metas
      .filter(([, { parameters }]) => (parameters!.guide as Guide).status === wanted)
      .map(([path]) => `[${placeOf(path).name}](${placeOf(path).docs})`)
      .join(', ') || 'none';
  return (
    <Markdown>{`**New:** ${withStatus('new')}. **Deprecated:** ${withStatus('deprecated')}. All others are stable.`}</Markdown>
  );
}

/** Every component by its group in the sidebar, with its picture and what it is for. */
export function AllComponents() {
  return groups.map((group) => (
    <section key={group}>
      <Heading>{group.replace('/', ': ')}</Heading>
      <ul role="list" className="all-components">
        {metas
          .filter(([, { title }]) => title!.startsWith(`${group}/`))
          .map(([path, { parameters }]) => {
            const { name, docs } = placeOf(path);
            const { use, status = 'stable' } = parameters!.guide as Guide;
            return (
              <li key={path}>
                <a href={docs} target="_top">
                  <span>
                    <img src={pictureOf(stableId(path))} alt="" loading="lazy" />
                  </span>
                  {name}
                </a>
                {status !== 'stable' && <em className={`status ${status}`}>{status}</em>}
                <p>{use}</p>
              </li>
            );
          })}
      </ul>
    </section>
  ));
}
