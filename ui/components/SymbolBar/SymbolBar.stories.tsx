import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { morePicturesIn, picturesIn } from '../../../.storybook/modes';
import { longestName, transformerNames } from '../../../.storybook/api.samples';
import { ApiContents } from '../ApiContents/ApiContents';
import { ApiSymbol } from '../ApiSymbol/ApiSymbol';
import { SymbolBar } from './SymbolBar';
import { parts } from './SymbolBar.behavior';
import * as styles from './SymbolBar.css';

const meta = {
  title: 'Patterns/API reference/SymbolBar',
  component: SymbolBar,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'A long page of the API reference, after its ApiContents.',
      avoid: 'Articles. They have a TableOfContents.',
      anatomy: {
        'Kind and name of the symbol being read': `.${styles.symbol}`,
        'Its number among its kind': parts.count.selector,
        'Ways to the one before and after': `.${styles.steps}`,
      },
      keyboard: { Enter: 'Follows the link: to the symbol itself, to the one before or to the one after.' },
      screenReader:
        'A navigation landmark named "Place on this page". Each link names its target: "Next: CreateJob".',
      related: ['ApiContents', 'Sidebar', 'TableOfContents'],
    },
    docs: { story: { inline: false, height: '160px' } },
    parts,
  },
} satisfies Meta<typeof SymbolBar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Symbols below their contents, scrolled to one of them. */
const readTo = (index: number, names: string[], kind = 'JobService'): Story => ({
  render: (args) => (
    <div style={{ minHeight: 130 }}>
      <SymbolBar {...args} />
      <div hidden>
        <ApiContents groups={[{ heading: kind, items: names.map((name) => ({ name, href: `#${name}` })) }]} />
      </div>
      {names.map((name, at) => (
        <div
          key={name}
          style={{
            position: 'fixed',
            top: at <= index ? 60 : '100vh',
            visibility: at === index ? 'visible' : 'hidden',
          }}
        >
          <ApiSymbol id={name} name={name} kind={`Method of ${kind}`} level={3} />
        </div>
      ))}
    </div>
  ),
});

const methods = transformerNames.slice(0, 41);

export const Default: Story = {
  ...readTo(2, methods),
  parameters: morePicturesIn('right to left'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('3 of 41')).toBeVisible());
    await expect(canvas.getByRole('link', { name: methods[2] })).toHaveAttribute('href', `#${methods[2]}`);
    await expect(canvas.getByRole('link', { name: `Previous: ${methods[1]}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Next: ${methods[3]}` })).toBeVisible();
  },
};

/** The first symbol has no previous one. */
export const First: Story = {
  ...readTo(0, methods),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 of 41')).toBeVisible());
    await expect(canvas.queryByRole('link', { name: /^Previous/ })).toBeNull();
  },
};

/** At the top of a page, and without scripts, the bar is hidden and takes no space. */
export const NotReached: Story = {
  ...readTo(-1, methods),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Place on this page' })).toBeNull();
  },
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  ...readTo(0, [longestName, `${longestName}_TOO`], 'A'.repeat(40)),
};

export const WalkWithKeyboard: Story = {
  tags: ['play'],
  ...readTo(2, methods),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('3 of 41')).toBeVisible());
    for (const name of [methods[2], `Previous: ${methods[1]}`, `Next: ${methods[3]}`]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    // Browsers don't always draw a ring around an element that a script has focused.
    (document.activeElement as HTMLElement).blur();
  },
};
