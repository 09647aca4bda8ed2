import { join } from 'node:path';

import type { Root } from 'mdast';
import { expect, test } from 'vitest';

import { usageOf } from './usageOf';

const tree: Root = {
  type: 'root',
  children: [
    { type: 'heading', depth: 1, children: [] },
    { type: 'code', lang: 'sh', value: 'neosync sync' },
    { type: 'code', lang: 'dot', value: 'a -> b' },
    {
      type: 'mdxJsxFlowElement',
      name: 'Actions',
      attributes: [],
      children: [{ type: 'mdxJsxFlowElement', name: 'Action', attributes: [], children: [] }],
    },
  ],
};

const usage = usageOf([{ route: '/a', tree }], join(import.meta.dirname, '../..'));

test('a component is used by the pages that contain it, under its name in Markdown', () => {
  const used = Object.keys(usage).filter((name) => usage[name]!.pages.length > 0);
  expect(used.toSorted()).toEqual(['Button', 'ButtonRow', 'CodeBlock', 'Diagram', 'Prose']);
  expect(usage.Button!.pages).toEqual(['/a']);
});

test('a component that no page contains is used by the site', () => {
  expect(usage.Navbar!.pages).toEqual([]);
  expect(usage.Navbar!.drawnBy).toContain('site/theme/SiteLayout.tsx');
  expect(usage.Tabs!.drawnBy).not.toContain('ui/components/Tabs/Tabs.tsx');
});
