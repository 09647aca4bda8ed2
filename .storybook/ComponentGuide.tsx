import { Heading, Markdown } from '@storybook/addon-docs/blocks';

import { componentNamed, type ComponentPlace, type Guide } from './guides';

/** Where the source of the design system can be read. */
const repository = 'https://github.com/nucleuscloud/neosync/blob/main/docs';

/** When to use a component, and when not. */
export function WhenToUse({ use, avoid }: Guide) {
  return <Markdown>{`| Use it for | Not for |\n| --- | --- |\n| ${use} | ${avoid} |`}</Markdown>;
}

/** What a component is made of, how it is used without pointer and without sight, and where to read on. */
export function HowItWorks({ file, anatomy, keyboard, heard, related }: ComponentPlace & Guide) {
  const keys = Object.entries(keyboard ?? {});
  return (
    <>
      <Heading id="anatomy">Anatomy</Heading>
      <Markdown>{anatomy.map((part, index) => `${index + 1}. ${part}`).join('\n')}</Markdown>
      <Heading id="keyboard">Keyboard</Heading>
      <Markdown>
        {keys.length === 0
          ? 'Nothing in it takes the focus.'
          : [
              '| Key | What it does |',
              '| --- | --- |',
              ...keys.map(([key, does]) => `| ${key} | ${does} |`),
            ].join('\n')}
      </Markdown>
      <Heading id="screen-reader">What a screen reader says</Heading>
      <Markdown>{heard}</Markdown>
      <Heading id="related">Related</Heading>
      <ul>
        {related.map((other) => (
          <li key={other}>
            <a href={componentNamed(other)?.docs} target="_parent">
              {other}
            </a>
          </li>
        ))}
      </ul>
      <Heading id="source">Source</Heading>
      <p>
        <a href={`${repository}/${file}`}>{file}</a>
      </p>
    </>
  );
}
