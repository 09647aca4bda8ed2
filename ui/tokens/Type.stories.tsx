import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { vars } from '#ui';

function Specimens(props: ComponentProps<'div'>) {
  return (
    <div {...props} style={{ display: 'grid', gap: 20 }}>
      {Object.entries(vars.text).map(([name, font]) => (
        <div key={name}>
          <p style={{ font: vars.text.key, color: vars.color.ink.quiet }}>text.{name}</p>
          <p style={{ font, overflowWrap: 'anywhere' }}>Protect what must not be seen, 0123456789</p>
        </div>
      ))}
    </div>
  );
}

/** Complete `font` shorthands. Some are smaller on a phone. What is a name in code is set in the code face everywhere. */
const meta = { component: Specimens, tags: ['autodocs'] } satisfies Meta<typeof Specimens>;

export default meta;

export const Styles: StoryObj<typeof meta> = {};
