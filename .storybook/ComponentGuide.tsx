import { Heading, Markdown, Story } from '@storybook/addon-docs/blocks';
import { lazy } from 'react';

import { Anatomy, type AnatomyProps } from './Anatomy';
import { componentNamed, type ComponentInfo, type Guide } from './guides';

/** Address of the source of the design system. */
const repository = 'https://github.com/nucleuscloud/neosync/blob/main/docs';

export interface ComponentGuideProps extends Guide {
  /** The stories of the component, by the names of their exports. */
  stories: Record<string, AnatomyProps['of']>;
}

/** When to use a component, and when not. */
export function WhenToUse({ use, avoid, anatomyStory = 'Default', stories }: ComponentGuideProps) {
  const { [anatomyStory]: of, Misuse } = stories;
  const sides = { Do: { text: use, of }, "Don't": { text: avoid, of: Misuse } };
  return (
    <div className="panels usage">
      {Object.entries(sides).map(([word, side]) => (
        <div key={word}>
          <Markdown>{`**${word}.** ${side.text}`}</Markdown>
          {Misuse && (
            <div className="docs-story" inert>
              <Story of={side.of} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** Where the site uses a component: counted in its documents, which only pages of documentation load. */
export const WhereUsed = lazy(async () => {
  const { default: usage } = await import('virtual:usage');
  return {
    default: function WhereUsed({ name: component }: ComponentInfo) {
      const { pages = [], drawnBy = [] } = usage[component] ?? {};
      const isUsed = pages.length + drawnBy.length > 0;
      return (
        <>
          <Markdown>{`**On the site${isUsed ? '' : ': nowhere yet'}.**`}</Markdown>
          <Paths title="Pages with it in their text" paths={pages} />
          <Paths title="Files that draw it" paths={drawnBy} />
        </>
      );
    },
  };
});

/** A collapsible list of paths that wrap only at slashes. */
function Paths({ title, paths }: { title: string; paths: string[] }) {
  if (paths.length === 0) return;
  return (
    <details>
      <summary>{`${title}: ${paths.length}`}</summary>
      <ul className="paths">
        {paths.map((path) => (
          <li key={path}>
            <code>{path.split(/(?<=\/)/).flatMap((part, index) => [part, <wbr key={index} />])}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The parts of a component, its keys, what a screen reader announces, and related components. */
export function HowItWorks(props: ComponentInfo & ComponentGuideProps) {
  const { name, file, anatomy, anatomyStory = 'Default', stories, keyboard, screenReader, related } = props;
  const keys = Object.entries(keyboard ?? {}).map(([key, does]) => `\n| ${key} | ${does} |`);
  return (
    <>
      <Heading>Anatomy</Heading>
      <Anatomy of={stories[anatomyStory]} anatomy={anatomy} />
      <Markdown>{`
## Keyboard

${keys.length > 0 ? `| Key | What it does |\n| --- | --- |${keys.join('')}` : 'It has no focusable elements.'}

## What a screen reader says

${screenReader}

## Related

${related.map((other) => `- [${other}](${componentNamed(other)?.docs})`).join('\n')}

## Source

[${file}](${repository}/${file})

## Tests and pictures

- \`npx vitest run --project stories ${name}\` plays its stories and checks them with axe.
- \`npm run visual -- ${name}\` compares its pictures with those accepted; \`npm run visual:update -- ${name}\` accepts the current ones.`}</Markdown>
    </>
  );
}
