import type * as ui from '#ui';

/** The elements that writers have besides Markdown and HTML, and the components of the design system that render them. */
export const elements = {
  Action: 'Button',
  Actions: 'ButtonRow',
  Card: 'Card',
  Cards: 'CardGrid',
  Checklist: 'Checklist',
  Messages: 'Table',
  RecordPicture: 'RecordPicture',
  Steps: 'Steps',
  Tab: 'Tab',
  Tabs: 'Tabs',
} satisfies Record<string, keyof typeof ui>;
