import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

import { HowItWorks, WhenToUse, WhereUsed } from './ComponentGuide';
import { componentNamed, type Guide } from './guides';
import { partsTable, type Parts } from './partsTable';

/** The page of a component: when to use it, how it looks, its props, how it works, and its states. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { guide, parts } = preparedMeta.parameters as { guide?: Guide; parts?: Parts };
  const stories = csfFile.moduleExports;
  const component = componentNamed(preparedMeta.title.replace(/^.*\//, ''));
  return (
    <>
      <Title />
      {guide && <p className={`status ${guide.status ?? 'stable'}`}>{guide.status ?? 'stable'}</p>}
      <Description />
      {guide && <WhenToUse {...guide} stories={stories} />}
      {component && <WhereUsed {...component} />}
      <Primary />
      <Controls />
      {guide && component && <HowItWorks {...component} {...guide} stories={stories} />}
      {parts && (
        <>
          <Heading>DOM hooks</Heading>
          <Markdown>{partsTable(parts)}</Markdown>
        </>
      )}
      <Stories title="States" includePrimary={false} />
    </>
  );
}
