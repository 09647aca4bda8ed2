import { z } from 'zod';

import type * as ui from '#ui';

import { text } from '../../settings/valueSchemas';

/** An element for writers, in addition to Markdown and HTML. */
export interface WriterElement {
  /** The component that renders it; `markdown/components.tsx` wraps some. @default none: `remarkElements` replaces it */
  component?: keyof typeof ui;
  attributes: z.ZodRawShape;
  /** The only element that it can contain, which is allowed nowhere else. */
  contains?: string;
  /** The only list that it can contain, and how its items start. */
  list?: { ordered: boolean; itemStart: 'heading' | 'paragraph'; example: string };
}

const name = z.string().regex(/^[a-z0-9-]+$/, 'expected lowercase letters, digits and hyphens');
const emphasis = z.enum(['primary', 'secondary']).optional();
const glyph = z.enum(['anonymize', 'generate', 'subset', 'orchestrate']);
const checklistItems = { ordered: false, itemStart: 'paragraph', example: '- Backups run.' } as const;
const stepItems = { ordered: true, itemStart: 'heading', example: '1. ### Title' } as const;
const row = { table: text, caption: text, note: text, fields: z.array(z.object({})) };

/** All elements for writers, by name. */
export const elements: Record<string, WriterElement> = {
  Action: { component: 'Button', attributes: { href: text, emphasis } },
  Actions: { component: 'ButtonRow', attributes: {}, contains: 'Action' },
  BeforeAfter: { component: 'BeforeAfter', attributes: { ...row, look: z.enum(['banknote']).optional() } },
  Card: { component: 'Card', attributes: { title: text, href: text, glyph: glyph.optional() } },
  Cards: { component: 'CardGrid', attributes: {}, contains: 'Card' },
  Checklist: { component: 'Checklist', attributes: { name, label: text.optional() }, list: checklistItems },
  Glyph: { component: 'Glyph', attributes: { name: glyph } },
  Messages: { attributes: { area: text } },
  Steps: { component: 'Steps', attributes: {}, list: stepItems },
  Tab: { component: 'Tab', attributes: { label: text } },
  Tabs: { component: 'Tabs', attributes: { name: text.optional() }, contains: 'Tab' },
};
