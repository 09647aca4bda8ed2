import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The sign of a release: what kinds of changes it has, and how many.',
  avoid: 'Decoration. A rosette without a release tells nothing.',
  anatomy: ['A ring of lines for each kind of change, the denser the more changed'],
  heard: 'Nothing: what it draws is written beside it.',
  related: ['ArchiveList', 'EntryHeader'],
};
