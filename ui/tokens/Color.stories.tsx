import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { vars } from '#ui';

/** The values of a group of tokens, however deep, with their paths. */
function flatten(group: object, path: string[] = []): { name: string; value: string }[] {
  return Object.entries(group).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? { name: [...path, key].join('.'), value } : flatten(value, [...path, key]),
  );
}

function Swatches(props: ComponentProps<'dl'>) {
  return (
    <dl
      {...props}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gap: '16px 12px',
      }}
    >
      {flatten(vars.color).map(({ name, value }) => (
        <div key={name}>
          <dt style={{ font: vars.text.key, color: vars.color.ink.soft }}>{name}</dt>
          <dd
            style={{
              height: 36,
              marginTop: 4,
              background: value,
              borderRadius: vars.radius.small,
              boxShadow: `inset 0 0 0 1px ${vars.color.line.base}`,
            }}
          />
        </div>
      ))}
    </dl>
  );
}

/** Every colour is a role. `accent` is for links, the current place and focus; `serial` for numbers that identify. */
const meta = { component: Swatches, tags: ['autodocs'] } satisfies Meta<typeof Swatches>;

export default meta;

export const Roles: StoryObj<typeof meta> = {};
