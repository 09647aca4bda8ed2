import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { assignAnchors } from '../../content/documents/anchors';
import { parseMarkdown } from '../../content/documents/markdown';
import { documentRecords, type DocumentRecordsOptions } from './documentRecords';
import { nameOf, type SearchRecord } from './record';
import { sectionsOf } from './sections';

function recordsOf(source: string, options: Partial<DocumentRecordsOptions> = {}): SearchRecord[] {
  const tree = parseMarkdown(source, 'page.mdx');
  assignAnchors(tree);
  return documentRecords({
    sections: sectionsOf(tree),
    url: '/guides/lamps',
    frontMatter: { title: 'Lamps', description: 'About lamps.' },
    group: 'Guides',
    language: 'en',
    docs_tag: 'current',
    area: 'docs',
    ...options,
  });
}

const at = (records: SearchRecord[], anchor: string) => records.find((record) => record.anchor === anchor)!;

describe('the record of a page', () => {
  test('follows the DocSearch schema', () => {
    expect(recordsOf('# Lamps\n\nThey shine.')).toEqual([
      {
        objectID: '/guides/lamps',
        url: '/guides/lamps',
        url_without_anchor: '/guides/lamps',
        anchor: null,
        type: 'lvl1',
        hierarchy: {
          lvl0: 'Guides',
          lvl1: 'Lamps',
          lvl2: null,
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        content: 'About lamps. They shine.',
        language: 'en',
        docs_tag: 'current',
        area: 'docs',
        kind: 'page',
        aliases: [],
        keywords: [],
        weight: { page_rank: 0, level: 90, position: 0 },
      },
    ]);
  });

  test('has the other names of the page', () => {
    const [page] = recordsOf('# All about lamps', {
      url: '/guides/lamp-care',
      frontMatter: { title: 'Lamps', description: 'x', sidebarLabel: '`lamp`', keywords: ['bulb'] },
    });
    expect(page).toMatchObject({ aliases: ['lamp care', 'lamp', 'All about lamps'], keywords: ['bulb'] });
  });
});

describe('the records of sections', () => {
  const records = recordsOf(`# Lamps

Intro.

## Types

Many.

### LED

Cold.

## Care

Wipe them.`);

  test('are one for each heading, with only its own text', () => {
    expect(records.map(({ url, type, content }) => [url, type, content])).toEqual([
      ['/guides/lamps', 'lvl1', 'About lamps. Intro.'],
      ['/guides/lamps#types', 'lvl2', 'Many.'],
      ['/guides/lamps#led', 'lvl3', 'Cold.'],
      ['/guides/lamps#care', 'lvl2', 'Wipe them.'],
    ]);
  });

  test('are below the same headings as on the page', () => {
    expect(at(records, 'led').hierarchy).toMatchObject({ lvl1: 'Lamps', lvl2: 'Types', lvl3: 'LED' });
    expect(at(records, 'care').hierarchy).toMatchObject({ lvl2: 'Care', lvl3: null });
  });

  test('have the right parent if a heading level is skipped', () => {
    const skipped = recordsOf('# Lamps\n\n## Types\n\n#### LED\n\nCold.\n\n### Oil\n\nWarm.');
    expect(at(skipped, 'led').hierarchy).toMatchObject({ lvl2: 'Types', lvl3: null, lvl4: 'LED' });
    expect(at(skipped, 'oil').hierarchy).toMatchObject({ lvl2: 'Types', lvl3: 'Oil', lvl4: null });
  });

  test('add text after an element to the heading around it', () => {
    const steps = recordsOf(`# Lamps

## Install

<Steps>

1. ### Unpack

   Open the box.

2. ### Plug in

   Press.

</Steps>

Then it shines.`);
    expect(at(steps, 'plug-in').content).toBe('Press.');
    expect(at(steps, 'install').content).toBe('Then it shines.');
  });

  test('rank lists of links below their targets', () => {
    const links = recordsOf(
      '# Lamps\n\n## Where to go next\n\n- Care: [Caring for lamps](/care)\n- [Oil lamps](/oil)',
    );
    expect(at(links, 'where-to-go-next').weight.page_rank).toBe(-2);
    expect(at(records, 'types').weight.page_rank).toBe(0);
  });
});

describe('the records of rows', () => {
  const records = recordsOf(`# Lamps

## Variables

Set these.

| Variable    | Required | Default | Meaning            |
| ----------- | -------- | ------- | ------------------ |
| \`LAMP_HUE\`  | No       | \`warm\`  | Color of the light. |
| \`--dim\`     | –        |         | Less light.        |
| plain       | a        | b       | No name in code.   |`);

  test('are one for each row with an anchor', () => {
    expect(records.filter(({ kind }) => kind === 'symbol').map(({ url, type }) => [url, type])).toEqual([
      ['/guides/lamps#lamp_hue', 'lvl3'],
      ['/guides/lamps#dim', 'lvl3'],
    ]);
  });

  test('contain the other cells, short ones with the label of their column', () => {
    expect(at(records, 'lamp_hue').content).toBe('Required: No · Default: warm · Color of the light.');
    expect(at(records, 'dim').content).toBe('Less light.');
  });

  test('are below the section of their table, which keeps the rows without an anchor', () => {
    expect(at(records, 'lamp_hue').hierarchy).toMatchObject({ lvl2: 'Variables', lvl3: 'LAMP_HUE' });
    expect(at(records, 'variables').content).toBe(
      'Set these. Variable Required Default Meaning plain a b No name in code.',
    );
  });

  test('share the last level with the heading above them', () => {
    const deep = recordsOf('# Lamps\n\n###### Deep\n\n| a | b |\n| - | - |\n| `x` | y |');
    expect(at(deep, 'x')).toMatchObject({ type: 'lvl6', content: 'y' });
    expect(at(deep, 'x').hierarchy.lvl6).toBe('x');
  });
});

test('every anchor of a page has exactly one record, whatever the page looks like', () => {
  const block = fc.oneof(
    fc
      .tuple(fc.integer({ min: 2, max: 6 }), fc.constantFrom('Oil', 'LED', 'Care', '`--dim`'))
      .map(([rank, name]) => `${'#'.repeat(rank)} ${name}`),
    fc.constantFrom(
      'Text.',
      '| a | b |\n| - | - |\n| `x` | y |\n| z | y |',
      '<Steps>\n\n1. ### Step\n\n   Text.\n\n</Steps>',
      '<Tabs>\n<Tab label="One">\n\n#### Inside\n\n</Tab>\n</Tabs>',
      ':::note\n\n| a | b |\n| - | - |\n| **x** | y |\n\n:::',
    ),
  );
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      const source = ['# Lamps', ...blocks].join('\n\n');
      const tree = parseMarkdown(source, 'page.mdx');
      const expected = assignAnchors(tree).filter(({ level }) => level !== 1);
      const records = recordsOf(source).slice(1);
      expect(records.map(({ anchor }) => anchor).sort()).toEqual(expected.map(({ id }) => id).sort());
      for (const { id, label } of expected) {
        expect(nameOf(at(records, id))).toBe(label.replaceAll('`', ''));
      }
    }),
  );
});
