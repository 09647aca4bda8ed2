import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'Parts of a list, each with an address: by kind, by tag.',
  avoid: 'States that are combined. That needs a form.',
  anatomy: ['Heading', 'Part and how many are in it', 'Part that is shown'],
  keyboard: { Enter: 'Follows the link.' },
  heard: 'A navigation with its heading; the part shown is announced as current.',
  related: ['ChangelogEntry', 'ArchiveList'],
};
