import type { Guide } from '../../foundations/guide';

export const guide: Guide = {
  use: 'A remark that readers must not miss: note, tip, warning, danger.',
  avoid: 'Part of the argument. Put it into the text. Two in a row: neither is read.',
  anatomy: ['Engraved edge in the pattern of its kind', 'Kind or title', 'Text'],
  heard: '"Note" and its title, then the text. The kind is a word, so that color and pattern only repeat it.',
  related: ['AnnouncementBar', 'Prose'],
};
