import { DocsPage, Heading, Markdown, useOf } from '@storybook/addon-docs/blocks';

import { partsTable, type Parts } from './partsTable';

/** The page of a component: what Storybook has for each, and what the component's behavior finds in its markup. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { parts } = preparedMeta.parameters as { parts?: Parts };
  return (
    <>
      <DocsPage />
      {parts && (
        <>
          <Heading id="what-its-behavior-finds">What its behavior finds</Heading>
          <Markdown>{partsTable(parts)}</Markdown>
        </>
      )}
    </>
  );
}
