import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A page of which nothing can be shown.',
  avoid:
    'A part of a page. Use RegionError. It uses no other component, so it looks alike wherever it stands.',
  anatomy: ['Print that slipped', 'What happened', 'Button that tries again', 'Trace (folded)'],
  keyboard: { Tab: 'Reaches the buttons, then the trace.' },
  heard: 'The main landmark with the heading of the page.',
  related: ['RegionError', 'LoadError'],
};
