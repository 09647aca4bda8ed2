import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { syncCommand } from '../../../.storybook/samples';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Heading } from '../Heading/Heading';
import { Prose } from '../Prose/Prose';
import { Section } from './Section';

const meta = {
  component: Section,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720, padding: '0 16px' }}>
        <Prose>
          <p>Tables are written in the order that foreign keys ask for.</p>
          <Story />
        </Prose>
      </div>
    ),
  ],
  args: {
    level: 2,
    height: 220,
    children: (
      <>
        <Heading level={2} id="in-ci">
          In CI
        </Heading>
        <p>
          Set <code>GITHUB_ACTIONS=true</code>, and the output is plain.
        </p>
        <CodeBlock title="Terminal">{syncCommand}</CodeBlock>
      </>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThirdRank: Story = {
  args: {
    level: 3,
    children: (
      <>
        <Heading level={3} id="in-ci">
          In CI
        </Heading>
        <p>The output is plain.</p>
      </>
    ),
  },
};

/** Far below the window it is not drawn, and takes about its room. It is drawn when it comes near. */
export const FurtherDown: Story = {
  decorators: (Story) => (
    <div role="group" aria-label="Page" tabIndex={0} style={{ height: 600, overflow: 'auto' }}>
      <div style={{ height: 6000 }} />
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const section = canvasElement.querySelector('section')!;
    const drawn = () => section.querySelector('p')!.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(drawn()).toBe(false));
    await expect(section.offsetHeight).toBeGreaterThan(150);
    section.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(drawn()).toBe(true));
    await expect(canvas.getByRole('heading', { name: 'In CI' })).toBeVisible();
  },
};
