import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { vars } from '#ui';

import type { base } from './base';

/** The size of a tile of each pattern. */
const patterns: Record<Exclude<keyof typeof base.engraving, 'line'>, string> = {
  rows: '4px',
  columns: '4px',
  slant: '5px',
  dots: '6px',
};

function Engravings(props: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 20 }}
    >
      {(Object.keys(patterns) as (keyof typeof patterns)[]).map((name) => (
        <div key={name}>
          <p style={{ font: vars.text.key, color: vars.color.ink.quiet }}>engraving.{name}</p>
          <div
            style={{
              height: 72,
              background: vars.color.engraving.row,
              mask: `${vars.engraving[name]} 0 0 / ${patterns[name]} ${patterns[name]}`,
            }}
          />
        </div>
      ))}
    </div>
  );
}

/** Engraved line patterns: masks over a color role, never scaled. A shape in a field of rows sits half a period lower. */
const meta = {
  title: 'Foundations/Engraving',
  component: Engravings,
  tags: ['autodocs'],
} satisfies Meta<typeof Engravings>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Patterns: Story = {};

/** The same lines in the same ink: the shape is only shifted rows. */
export const LatentShape: Story = {
  render: () => (
    <div style={{ position: 'relative', height: 96, maxWidth: 480 }}>
      <div
        style={{
          position: 'absolute',
          inset: 0,
          background: vars.color.engraving.row,
          mask: vars.engraving.rows,
        }}
      />
      <div style={{ position: 'absolute', inset: '26px 30% 26px', background: vars.color.ground }}>
        <div style={{ height: '100%', background: vars.color.engraving.shape, mask: vars.engraving.rows }} />
      </div>
    </div>
  ),
};
