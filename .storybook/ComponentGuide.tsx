import { Heading, Markdown, Story } from '@storybook/addon-docs/blocks';

import { Anatomy, type AnatomyProps } from './Anatomy';
import { componentNamed, type ComponentPlace, type Guide } from './guides';

/** Where the source of the design system can be read. */
const repository = 'https://github.com/nucleuscloud/neosync/blob/main/docs';

export interface GuidePictures {
  /** The story with all parts. */
  pictured: AnatomyProps['of'];
  /** A story of what the component is not for. @default none: words alone */
  misuse?: AnatomyProps['of'];
}

/** When to use a component, and when not. */
export function WhenToUse({ use, avoid, pictured, misuse }: Guide & GuidePictures) {
  if (!misuse) return <Markdown>{`| Do | Don't |\n| --- | --- |\n| ${use} | ${avoid} |`}</Markdown>;
  return (
    <div className="sheet">
      {[
        { word: 'Do', text: use, of: pictured },
        { word: "Don't", text: avoid, of: misuse },
      ].map(({ word, text, of }) => (
        <div key={word}>
          <p>
            <strong>{word}</strong> <br />
            {text}
          </p>
          <div className="docs-story" inert>
            <Story of={of} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** What a component is made of, how it is used without pointer and without sight, and where to read on. */
export function HowItWorks({
  file,
  anatomy,
  pictured,
  keyboard,
  heard,
  related,
}: ComponentPlace & Guide & GuidePictures) {
  const keys = Object.entries(keyboard ?? {});
  return (
    <>
      <Heading id="anatomy">Anatomy</Heading>
      <Anatomy of={pictured} anatomy={anatomy} />
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
