import type { ColorRole } from './roles';

/** Two colours that meet in a component. */
export interface ContrastPair {
  ink: ColorRole;
  /** What the ink stands on, each by itself. A pair of roles: the first lets the second through. */
  on: (ColorRole | [ColorRole, ColorRole])[];
  /** `text` wants 4.5:1; a `mark` (a control's border, an icon, the focus ring, a drawing that says something) 3:1. */
  as: 'text' | 'mark';
  /** The `opacity` that the ink is drawn with. @default 1 */
  opacity?: number;
  /** Who draws it. */
  where: string;
}

const page = ['ground', 'surface', 'raised', 'accent.wash'] as const;
const remarks = ['note.surface', 'tip.surface', 'warning.surface', 'danger.surface'] as const;
const code = ['surface', 'accent.wash'] as const;

/** Every ink with everything it stands on, read from the components. What only adorns is in {@link adornments}. */
export const contrastPairs: ContrastPair[] = [
  {
    ink: 'ink.base',
    on: [...page, ...remarks],
    as: 'text',
    where: 'Running text, names and titles; hovered controls; callouts',
  },
  {
    ink: 'ink.base',
    on: [
      ['selection', 'ground'],
      ['selection', 'surface'],
      ['selection', 'raised'],
    ],
    as: 'text',
    where: 'Selected text',
  },
  {
    ink: 'ink.soft',
    on: [...page, ...remarks],
    as: 'text',
    where: 'Leads, descriptions, sidebar, code titles, menus; a quotation or table in a callout',
  },
  {
    ink: 'ink.quiet',
    on: [...page],
    as: 'text',
    where: 'Labels, copy buttons, tabs, placeholders, counts; paths in a selected hit, notes in a target row',
  },
  {
    ink: 'accent.base',
    on: [...page, ...remarks],
    as: 'text',
    where: 'Links, also in callouts, notices, target rows; marked words in a selected hit',
  },
  { ink: 'accent.press', on: [...page, ...remarks], as: 'text', where: 'Hovered links' },
  { ink: 'accent.on', on: ['accent.fill', 'accent.press'], as: 'text', where: 'Primary buttons' },
  { ink: 'serial', on: ['ground', 'accent.wash'], as: 'text', where: 'Steps, field numbers, target rows' },
  { ink: 'code.ink', on: [...code], as: 'text', where: 'CodeBlock and its highlighted lines' },
  { ink: 'code.key', on: [...code], as: 'text', where: 'CodeBlock' },
  { ink: 'code.string', on: [...code], as: 'text', where: 'CodeBlock' },
  { ink: 'code.number', on: [...code], as: 'text', where: 'CodeBlock' },
  { ink: 'code.word', on: [...code], as: 'text', where: 'CodeBlock' },
  { ink: 'code.flag', on: [...code], as: 'text', where: 'CodeBlock' },
  { ink: 'code.comment', on: [...code], as: 'text', where: 'CodeBlock' },
  { ink: 'note.ink', on: ['note.surface'], as: 'text', where: 'Titles of callouts, badges' },
  { ink: 'tip.ink', on: ['tip.surface'], as: 'text', where: 'Titles of callouts, badges' },
  {
    ink: 'warning.ink',
    on: ['warning.surface', 'ground'],
    as: 'text',
    where: 'The same; notice of a cut query',
  },
  { ink: 'danger.ink', on: ['danger.surface'], as: 'text', where: 'Titles of callouts, badges' },
  { ink: 'note.ink', on: ['note.surface'], as: 'mark', opacity: 0.72, where: 'Engraving of a callout' },
  { ink: 'tip.ink', on: ['tip.surface'], as: 'mark', opacity: 0.72, where: 'Engraving of a callout' },
  { ink: 'warning.ink', on: ['warning.surface'], as: 'mark', opacity: 0.72, where: 'Engraving of a callout' },
  { ink: 'danger.ink', on: ['danger.surface'], as: 'mark', opacity: 0.72, where: 'Engraving of a callout' },
  {
    ink: 'accent.base',
    on: [...page, ...remarks],
    as: 'mark',
    where: 'Focus ring; bar of the current place; brackets; the band of the mark',
  },
  {
    ink: 'accent.fill',
    on: ['ground', 'surface', 'raised'],
    as: 'mark',
    where: 'The body of a primary button',
  },
  {
    ink: 'line.control',
    on: ['ground', 'surface', 'raised'],
    as: 'mark',
    where: 'Borders of inputs and buttons, nodes of a diagram',
  },
  { ink: 'screen.shape', on: ['ground', 'surface'], as: 'mark', where: 'The shape in a field of rows' },
];

/** Colours that nobody has to make out: rules between parts, rows that line something, what a dialog dims. */
export const adornments: ColorRole[] = [
  'line.base',
  'line.strong',
  'screen.row',
  'screen.quiet',
  'backdrop',
  'gutter',
  'underline',
  'note.line',
  'tip.line',
  'warning.line',
  'danger.line',
];
