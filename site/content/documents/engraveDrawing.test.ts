import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { describe, expect, test } from 'vitest';

import { engraveDrawing } from './engraveDrawing';
import { layOutGraph } from './layOutGraph';

const graphviz = await Graphviz.load();
const engrave = (graph: string) => engraveDrawing(layOutGraph(graphviz, graph).wide);

const widthOf = (svg: string) => Number(/<svg width="([\d.]+)pt"/.exec(svg)?.[1]);
const chain = (names: string[]) => `digraph { rankdir=LR ${names.map((name) => `"${name}"`).join(' -> ')} }`;
const fan = (leaves: string[]) => `digraph { ${leaves.map((leaf) => `root -> "${leaf}"`).join('\n')} }`;
const long = ['Production database', 'Neosync worker', 'Staging database', 'Local database'];

describe('engraveDrawing', () => {
  test('draws a box as a cell with the corners of the system, other shapes as they come', () => {
    const svg = engrave('digraph { a; b [shape=cylinder]; c [shape=diamond] }');
    expect(svg.match(/<rect [^>]*rx="3"/g)).toHaveLength(1);
    expect(svg).toMatch(/<polygon points/);
  });

  test('lines a marked cell with rows on both sides, none of them outside of it', () => {
    const svg = engrave('digraph { a [class="accent" label="Neosync"]; a -> b }');
    const number = (name: string) => Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(cell!)?.[1]);
    const [cell] = /<rect [^>]*>/.exec(svg)!;
    const [, path] = /class="rows" d="([^"]+)"/.exec(svg)!;
    const rows = [...path!.matchAll(/M([-\d.]+) ([-\d.]+)h(-?\d+)/g)].map((row) => row.slice(1).map(Number));
    expect(svg.match(/class="rows"/g)).toHaveLength(1);
    expect(rows.length).toBeGreaterThan(8);
    for (const [x, y, length] of rows) {
      for (const end of [x!, x! + length!]) {
        expect(end).toBeGreaterThan(number('x'));
        expect(end).toBeLessThan(number('x') + number('width'));
      }
      expect(y).toBeGreaterThan(number('y'));
      expect(y).toBeLessThan(number('y') + number('height'));
    }
    const right = rows.filter(([, , length]) => length! < 0);
    expect(right).toHaveLength(rows.length / 2);
  });

  test('marks names in code, and those that go on in the next line', () => {
    const svg = engrave(
      String.raw`digraph { a [label="neosync_jobs\nholds jobs"]; a -> b [label="TEMPORAL_\nURL"]; b [label="users.email"] }`,
    );
    const code = [...svg.matchAll(/<text class="code"[^>]*>([^<]*)|class="code">([^<]*)/g)].map(([all]) => all);
    expect(code).toHaveLength(4);
    expect(svg).toMatch(/<text(?![^>]*code)[^>]*>holds jobs/);
  });

  test('marks the number of a step, and no other number', () => {
    const svg = engrave(
      String.raw`digraph { a [label="1\nDatabase"]; b [label="5432"]; a -> b [label="2 open"]; c [label="3-fold"] }`,
    );
    expect([...svg.matchAll(/<tspan class="serial">(\d+)<\/tspan>([^<]*)/g)].map(([, ...parts]) => parts)).toEqual([
      ['1', ''],
      ['2', ' open'],
    ]);
  });

  test('draws words of lines and zones after all lines', () => {
    const svg = engrave('digraph { subgraph cluster_c { label="Zone"; a } a -> b [label="reads"]; b -> c }');
    const lines = svg.lastIndexOf('<path');
    expect(svg.indexOf('Zone')).toBeGreaterThan(lines);
    expect(svg.indexOf('reads')).toBeGreaterThan(lines);
    expect(svg).toMatch(/class="cluster words"/);
  });
});

describe('layOutGraph', () => {
  test('draws once what has room on a phone', () => {
    expect(layOutGraph(graphviz, 'digraph { a -> b }')).not.toHaveProperty('narrow');
  });

  test.each([
    ['a chain from left to right', chain(long)],
    ['many leaves', fan([...long, 'Feature branches', 'Continuous integration'])],
  ])('draws %s once more, with room on a phone', (_name, graph) => {
    const { wide, narrow } = layOutGraph(graphviz, graph);
    expect(widthOf(wide)).toBeGreaterThan(400);
    expect(widthOf(narrow!)).toBeLessThanOrEqual(324);
    // Nothing is lost.
    for (const svg of [wide, narrow!]) for (const name of long) expect(svg).toContain(`>${name}</text>`);
  });

  test('a very wide drawing is set tighter', () => {
    const { wide } = layOutGraph(graphviz, chain([...long, 'Review', 'Tests']));
    expect(widthOf(wide)).toBeLessThan(900);
  });
});
