import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'The state of a region: even rows while it is whole, arriving rows while it loads, slipped rows where it stopped.',
  avoid: 'A rule between two texts. Use a line of the tokens.',
  anatomy: ['Field of rows', 'Gap or slip that tells the state'],
  heard: 'Nothing. The words below it say what happened.',
  related: ['RegionError', 'LoadError', 'SearchMessage'],
};
