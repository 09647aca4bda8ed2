import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SkipLink } from './SkipLink';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  argTypes: { href: { control: 'text' }, children: { control: 'text' } },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'The first element of every page.',
      avoid: 'A link within an article. Headings are addresses already.',
      anatomy: {
        'Text, visible while focused': 'a[href="#:main"]',
      },
      anatomyStory: 'Focused',
      keyboard: { Tab: 'The first press reaches it.', Enter: 'Goes to the main content.' },
      screenReader: '"Skip to content, link", before anything else.',
      related: ['PageFrame', 'Navbar'],
    },
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p style={{ padding: 24 }}>The navigation goes here.</p>
        <main id=":main" tabIndex={-1} style={{ padding: 24 }}>
          The page goes here.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden until it is focused. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('link').getBoundingClientRect();
    await expect(bottom).toBeLessThan(0);
  },
};

/** Visible while it has the focus. */
export const Focused: Story = {
  args: { className: 'pseudo-focus' },
  // Keeps it in its picture on the documentation page.
  decorators: [(Story) => <div style={{ contain: 'layout' }}>{Story()}</div>],
};

/** The first stop of the keyboard. Its target can take the focus. */
export const ReachWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(link).toHaveAttribute('href', '#:main');
  },
};
