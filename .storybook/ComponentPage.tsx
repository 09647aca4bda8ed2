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

import { HowItWorks, WhenToUse } from './ComponentGuide';
import { componentNamed } from './guides';
import { partsTable, type Parts } from './partsTable';

/** The page of a component: when to use it, how it looks, what it takes, how it works, and its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { parts } = preparedMeta.parameters as { parts?: Parts };
  const component = componentNamed(preparedMeta.title.replace(/^.*\//, ''));
  return (
    <>
      <Title />
      <Description />
      {component && <WhenToUse {...component} />}
      <Primary />
      <Controls />
      {component && <HowItWorks {...component} />}
      {parts && (
        <>
          <Heading id="what-its-behavior-finds">What its behavior finds</Heading>
          <Markdown>{partsTable(parts)}</Markdown>
        </>
      )}
      <Stories title="States" includePrimary={false} />
    </>
  );
}
