import type { Decorator } from '@storybook/react-vite';

import type { TableOfContentsEntry } from '#ui';

/**
 * Puts the sections of a list of contents on the page, out of sight, as if the reader had come to one of them.
 *
 * @param id Anchor of the section being read.
 */
export const scrolledTo =
  (id: string): Decorator<{ entries: TableOfContentsEntry[] }> =>
  (Story, { args: { entries } }) => {
    const last = entries.findIndex((entry) => entry.id === id);
    return (
      <>
        {entries.map((entry, index) => (
          <div key={entry.id} id={entry.id} style={{ position: 'fixed', top: index <= last ? 0 : '100vh' }} />
        ))}
        <Story />
      </>
    );
  };
