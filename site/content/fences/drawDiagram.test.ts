import { readFileSync } from 'node:fs';

import type { Code } from 'mdast';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

import { SiteError } from '../../problem';
import { drawDiagram } from './drawDiagram';
import { parseMarkdown } from '../documents/markdown';

/** Draws a graph; the first line of its fence is line 3. */
const draw = (graph: string, meta = 'title="A title" alt="In words."') =>
  drawDiagram(
    parseMarkdown(`Text.\n\n\`\`\`dot ${meta}\n${graph}\n\`\`\`\n`, 'page.mdx').children[1] as Code,
    'content/page.mdx',
  );

type Point = [x: number, y: number];
type Box = [low: Point, high: Point];

const pointsOf = (text: string) =>
  Array.from(text.matchAll(/(-?[\d.]+),(-?[\d.]+)/g), ([, x, y]): Point => [Number(x), Number(y)]);
const boxOf = (points: Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
};
const overlap = ([low, high]: Box, [from, to]: Box) =>
  from[0] < high[0] && to[0] > low[0] && from[1] < high[1] && to[1] > low[1];

/** Half of the width of a label's text, in pixels. */
const halfOf = (words: string, isCode: boolean) => {
  const widths = Array.from(words, (letter) =>
    isCode ? 7.5 : /[Ifijlrt1 ,.:]/.test(letter) ? 4 : /[A-Zmw]/.test(letter) ? 8.5 : 7,
  );
  return widths.reduce((sum, width) => sum + width, 0) / 2;
};

/** Positions of the parts of a drawing. */
function measure(drawing: string) {
  const groups = [...drawing.matchAll(/<g class="(node words|node|edge|cluster)[^"]*">(.*?)<\/g>/gs)];
  const ofKind = (kind: string) => groups.filter((group) => group[1] === kind).map((group) => group[2]!);
  const labels = ofKind('node words').map((group) => {
    const lines = [...group.matchAll(/<text([^>]*) x="([-\d.]+)" y="([-\d.]+)"([^>]*>)(.*?)<\/text>/g)];
    const corners = lines.flatMap(([, before, x, y, after, words]): Point[] => {
      const isName = `${before}${after}`.includes('class="code"');
      // In the source, every second part is between backticks.
      const halves = words!.split(/<[^>]+>/).map((part, index) => halfOf(part, isName || index % 2 === 1));
      const half = halves.reduce((sum, each) => sum + each, 0);
      return [
        [Number(x) - half, Number(y) - 10],
        [Number(x) + half, Number(y) + 3],
      ];
    });
    return { words: lines.map((line) => line[5]).join(' '), x: Number(lines[0]![2]), box: boxOf(corners) };
  });
  const zones = ofKind('cluster').map((group) => {
    const [, x, y, name = ''] = /<text[^>]* x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)/.exec(group)!;
    const [half, baseline] = [halfOf(name, false), Number(y)];
    return {
      name,
      nameBox: boxOf([
        [Number(x) - half, baseline - 10],
        [Number(x) + half, baseline + 3],
      ]),
      box: boxOf(pointsOf(/ points="([^"]+)"/.exec(group)![1]!)),
    };
  });
  const edges = ofKind('edge');
  const [left, , width] = /viewBox="([^"]+)"/.exec(drawing)![1]!.split(' ').map(Number);
  return {
    labels,
    zones,
    left: left!,
    right: left! + width!,
    boxes: ofKind('node').map((group) =>
      boxOf([...group.matchAll(/(?: d|points)="([^"]+)"/g)].flatMap(([, points]) => pointsOf(points!))),
    ),
    lines: edges.map((edge) => pointsOf(/ d="([^"]+)"/.exec(edge)![1]!)),
    heads: edges.flatMap((edge) =>
      [...edge.matchAll(/points="([^"]+)"/g)].map(([, points]) => tipOf(pointsOf(points!))),
    ),
  };
}
type Measured = ReturnType<typeof measure>;

/** The point where a head touches its node: the second of three corners, or the middle of a bar's long side. */
function tipOf([, [x, y] = [NaN, NaN], other, last]: Point[]): Point {
  return last ? [(x + other![0]) / 2, (y + other![1]) / 2] : [x, y];
}

/** Distance from a head to the nearer corner of the side that it touches, as a fraction of the side. */
function placeOnSide(head: Point, [low, high]: Box): number | undefined {
  const side = [0, 1].find(
    (axis) =>
      head[axis]! > low[axis]! - 0.5 &&
      head[axis]! < high[axis]! + 0.5 &&
      Math.min(Math.abs(head[1 - axis]! - low[1 - axis]!), Math.abs(head[1 - axis]! - high[1 - axis]!)) < 0.5,
  );
  if (side === undefined) return undefined;
  return Math.min(head[side]! - low[side]!, high[side]! - head[side]!) / (high[side]! - low[side]!);
}

const segmentsOf = ({ lines }: Measured) =>
  lines.flatMap((points) => points.slice(1).map((point, index) => boxOf([points[index]!, point])));

/** Whether two segments cross, not just join or touch. */
const cross = ([low, high]: Box, [from, to]: Box) =>
  [0, 1].some((axis) => {
    const along = 1 - axis;
    return (
      low[axis]! + 0.5 < from[axis]! &&
      to[axis]! < high[axis]! - 0.5 &&
      from[along]! + 0.5 < low[along]! &&
      high[along]! < to[along]! - 0.5
    );
  });

/** Makes a box smaller on all sides. */
const inside = ([low, high]: Box): Box => [
  [low[0] + 2, low[1] + 2],
  [high[0] - 2, high[1] - 2],
];

/** Whether a line enters a label on one side and leaves on the opposite side in the same direction. */
function isPassed({ box: [low, high] }: Measured['labels'][number], { lines }: Measured) {
  const ends = lines.flatMap((points) => [points[0]!, points.at(-1)!]);
  const center = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  return [0, 1].some((axis) => {
    const along = 1 - axis;
    const near = ends.filter(
      (end) =>
        Math.abs(end[axis]! - center[axis]!) < 6 &&
        end[along]! > low[along]! - 14 &&
        end[along]! < high[along]! + 14,
    );
    return near.some((end) =>
      near.some(
        (other) =>
          end[along]! < center[along]! &&
          other[along]! > center[along]! &&
          Math.abs(end[axis]! - other[axis]!) < 0.5,
      ),
    );
  });
}

const lineOfError = (graph: string) =>
  draw(graph).then(
    () => undefined,
    (error: unknown) => (error instanceof SiteError ? error.problems[0]?.line : error),
  );

describe('drawDiagram', () => {
  test('returns title, description and drawing', async () => {
    const { caption, description, svg } = await draw('digraph { a [label="Source"]; a -> b }');
    expect(caption).toBe('A title');
    expect(description).toBe('In words.');
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).toContain('>Source</text>');
  });

  test('leaves colors and fonts to the theme', async () => {
    const { svg } = await draw(
      'digraph { a [color=red fontcolor=blue fontname="Courier" fillcolor=green style=filled] }',
    );
    expect(svg).not.toMatch(/red|blue|green|Courier|font|fill=|stroke=/);
  });

  test('keeps classes, which emphasize nodes', async () => {
    expect((await draw('digraph { a [class="accent"]; a -> b [style=dashed] }')).svg).toMatch(
      /class="node accent".*stroke-dasharray/s,
    );
  });

  test.each(['', 'rankdir=LR '])('fits its width, with or without a zone (%s)', async (direction) => {
    for (const zone of ['subgraph cluster_z {\n label="Zone"\n a\n }', 'a']) {
      const { svg } = await draw(`digraph { ${direction}\n${zone}\na -> b }`);
      const [left, , width] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
      const inside = svg.slice(svg.indexOf('<g class="node"')) + svg.slice(svg.indexOf('<g class="cluster"'));
      const xs = Array.from(inside.matchAll(/([\d.-]+),-?\d/g), ([, x]) => Number(x));
      expect(Math.abs(Math.min(...xs) - left!)).toBeLessThan(1);
      expect(Math.max(...xs)).toBeLessThanOrEqual(left! + width!);
    }
  });

  test.each(['', 'rankdir=LR '])('draws parts in the order of the graph (%s)', async (direction) => {
    const { svg } = await draw(
      `digraph { ${direction}\nsubgraph cluster_z { label="Zone"; a; b } c -> d; d -> e [label="as"]; f -> { g h } }`,
    );
    const places = Array.from(
      svg.matchAll(/ x="([-\d.]+)" y="([-\d.]+)"[^>]*>(\w+)<\/text>/g),
      ([, x, y, name = '']): [string, number] => [name, Number(direction ? y : x)],
    );
    const at = new Map(places);
    const order = [...'abcf'].map((name) => at.get(name)!);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('draws a graph whose attributes contain special characters', async () => {
    const { svg } = await draw(
      `digraph { tooltip="two words; one]"; node [tooltip="a] b"]; "cost$&" -> b [label="as"]; c -> d }`,
    );
    expect([...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, words]) => words).toSorted()).toEqual(
      ['as', 'b', 'c', 'cost$&amp;', 'd'].toSorted(),
    );
  });

  test.each(['', 'rankdir=LR '])('has arrowheads at the ends of even short edges (%s)', async (direction) => {
    const { svg } = await draw(`digraph { ${direction}\na -> b -> c; c -> d [dir=back] }`);
    const { boxes, heads } = measure(svg);
    const touched = heads.map((head) => boxes.findIndex((box) => placeOnSide(head, box) !== undefined));
    expect(touched).toEqual([1, 2, 2]);
  });

  test('is one well-formed line, without ids or titles that two diagrams on a page would share', async () => {
    const { svg } = await draw('digraph {\n  a -> b\n  subgraph cluster_c {\n    label="C"\n    c\n  }\n}');
    expect(svg).not.toMatch(/\n| id=|<title|<!--|xmlns/);
    expect(svg).not.toMatch(/"[\w-]+="/);
    expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
  });

  test('is hidden from screen readers, which get the description', async () => {
    expect((await draw('digraph { a }')).svg).toContain('aria-hidden="true"');
  });

  test('has its size in pixels', async () => {
    const [, width, height] =
      /width="([^"]+)" height="([^"]+)"/.exec((await draw('digraph { a -> b }')).svg) ?? [];
    expect(Number(width)).toBeGreaterThan(20);
    expect(Number(height)).toBeGreaterThan(80);
  });

  test('draws the same SVG every time', async () => {
    expect(await draw('digraph { a -> b -> c }')).toEqual(await draw('digraph { a -> b -> c }'));
  });

  test('draws a second border around emphasized nodes', async () => {
    const { svg } = await draw('digraph { a [class="accent"]; a -> b }');
    expect(svg).toMatch(/class="node accent"><polygon [^>]*><polygon /);
  });

  test('draws edges at right angles, and through the middle of their labels', async () => {
    const { svg } = await draw(
      'digraph { a -> b [label="reads"]; a -> c; b -> d; c -> d [dir=back label="asks"] }',
    );
    const lines = [...svg.matchAll(/class="edge"[^>]*><path[^>]* d="M([^"]+)"/g)].map(([, path]) =>
      path!.split(/[C ]/).map((point) => point.split(',').map(Number)),
    );
    expect(lines).toHaveLength(6);
    for (const line of lines) {
      for (const [index, [x, y]] of line.slice(1).entries()) {
        expect(Math.min(Math.abs(x! - line[index]![0]!), Math.abs(y! - line[index]![1]!))).toBeLessThan(0.1);
      }
    }
    expect(svg.match(/class="edge"[^>]*><path[^>]*\/><polygon/g)).toHaveLength(4);
  });

  test('draws a diagram that is too wide for a phone a second time, from top to bottom', async () => {
    const row = 'digraph { rankdir=LR; Source -> Snapshot -> Neosync -> Destination -> Report }';
    const widths = [...(await draw(row)).svg.matchAll(/<svg width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths).toEqual([expect.any(Number), expect.any(Number)]);
    expect(widths[0]).toBeGreaterThan(350);
    expect(widths[1]).toBeLessThan(350);
    expect((await draw('digraph { a -> b }')).svg.match(/<svg/g)).toHaveLength(1);
  });

  test('boxes in a column have the same width, and lines that bend end at the middle of a side', async () => {
    const { svg } = await draw(
      'digraph { rankdir=LR; Running [class="accent"]; Complete [class="accent"]; Running -> { Complete Failed Canceled "Timed out by the server" } }',
    );
    const { boxes, heads } = measure(svg);
    const [, ...states] = boxes;
    expect(new Set(states.map(([low, high]) => `${Math.round(low[0])} to ${Math.round(high[0])}`)).size).toBe(
      1,
    );
    const middles = states.map(([low, high]) => (low[1] + high[1]) / 2);
    for (const [, y] of heads) {
      expect(Math.min(...middles.map((middle) => Math.abs(y - middle)))).toBeLessThan(1);
    }
  });

  test('boxes in a row have the same height, except for one with many more lines', async () => {
    const { svg } = await draw(
      String.raw`digraph { Job -> Runs; Job -> { a [label="Source\nconnection"] }; Job -> { b [label="1\n2\n3\n4"] } }`,
    );
    const [, runs, two, four] = measure(svg).boxes.map(([low, high]) => Math.round(high[1] - low[1]));
    expect(runs).toBe(two);
    expect(four).toBeGreaterThan(two!);
  });

  test('the text of a cylinder is centered between its lid and its bottom', async () => {
    const { svg } = await draw(String.raw`digraph { a [shape=cylinder label="test databases\n5434, 5435"] }`);
    const [outline, lid] = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => boxOf(pointsOf(d!)));
    const [first, last] = [...svg.matchAll(/<text[^>]* y="([-\d.]+)"/g)].map(([, y]) => Number(y));
    const [above, below] = [first! - 10 - lid![1][1], outline![1][1] - last!];
    expect(Math.abs(above - below)).toBeLessThan(3);
  });

  describe('on all pages', () => {
    const fences = globSync('content/**/*.mdx').flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/^ *```dot (.+)\n([^]*?)\n *```$/gm),
        ([, meta, value = '']) => ({ file, fence: { type: 'code', lang: 'dot', meta, value } as Code }),
      ),
    );
    const drawn = Promise.all(
      fences.map(async ({ file, fence }) => {
        const { svg, caption } = await drawDiagram(fence, file);
        const zones = Array.from(fence.value.matchAll(/^ *label="(.+)"$/gm), ([, name]) => name);
        return { name: `${file}: ${caption}`, zones, drawings: svg.split('</svg>').slice(0, -1) };
      }),
    );

    test('text is at least 11.5 pixels in size in the narrowest column and on a phone', async () => {
      const small: string[] = [];
      for (const { name, drawings } of await drawn) {
        for (const [index, drawing] of drawings.entries()) {
          // The sizes of code, labels and other text, in the style sheet of the diagram.
          const isCode = /"(code|serial|node[^"]* code)"/.test(drawing);
          const size = isCode ? 12.5 : drawing.includes('node words') ? 13 : 14;
          const column = index === drawings.length - 1 ? 304 : 544;
          const shown = size * Math.min(1, column / Number(/<svg width="([\d.]+)"/.exec(drawing)![1]));
          if (shown < 11.5) small.push(`${name}: ${shown.toFixed(1)}px. Put fewer nodes side by side.`);
        }
      }
      expect(small).toEqual([]);
    });

    const faultsOf = async (faults: (measured: Measured) => unknown[]) =>
      (await drawn).flatMap(({ name, drawings }) =>
        drawings.flatMap((drawing, index) =>
          faults(measure(drawing)).map((fault) => `${name} (${index}): ${fault}`),
        ),
      );

    test('no line crosses a node or text', async () => {
      const crossed = (measured: Measured) =>
        segmentsOf(measured)
          .filter((segment) =>
            [...measured.boxes.map(inside), ...measured.labels.map(({ box }) => box)].some((box) =>
              overlap(box, segment),
            ),
          )
          .map((segment) => `line ${segment.join(' to ')}`);
      expect(await faultsOf(crossed)).toEqual([]);
    });

    test('no text overlaps a node, other text or the edge of the drawing', async () => {
      const covered = ({ labels, boxes, left, right }: Measured) =>
        labels
          .filter(
            (label) =>
              label.box[0][0] < left - 1 ||
              label.box[1][0] > right + 1 ||
              boxes.some((box) => overlap(box, label.box)) ||
              labels.some((other) => other !== label && overlap(other.box, label.box)),
          )
          .map(({ words }) => words);
      expect(await faultsOf(covered)).toEqual([]);
    });

    test('lines pass straight through their labels', async () => {
      const bent = (measured: Measured) =>
        measured.labels.filter((label) => !isPassed(label, measured)).map(({ words }) => words);
      expect(await faultsOf(bent)).toEqual([]);
    });

    test('lines bend by at least 14 pixels, or not at all', async () => {
      const small = ({ lines }: Measured) =>
        lines.flatMap((points) =>
          points.slice(1, -2).flatMap(([x, y], index) => {
            const [nextX, nextY] = points[index + 2]!;
            return Math.hypot(nextX - x, nextY - y) < 14 ? [`${x},${y}`] : [];
          }),
        );
      expect(await faultsOf(small)).toEqual([]);
    });

    test('arrowheads on a side meet, or are at least 16 pixels apart', async () => {
      const close = ({ heads }: Measured) =>
        heads.filter((head, index) =>
          heads.slice(0, index).some((other) => {
            const [dx, dy] = [Math.abs(other[0] - head[0]), Math.abs(other[1] - head[1])];
            return Math.min(dx, dy) < 0.1 && Math.max(dx, dy) > 0.1 && Math.max(dx, dy) < 15.5;
          }),
        );
      expect(await faultsOf(close)).toEqual([]);
    });

    test('no line starts at the arrowhead of another', async () => {
      const shared = ({ lines, heads }: Measured) =>
        heads.filter((head) =>
          lines.some((points) =>
            [points[0]!, points.at(-1)!].some(([x, y]) => Math.hypot(x - head[0], y - head[1]) < 0.5),
          ),
        );
      expect(await faultsOf(shared)).toEqual([]);
    });

    test('arrowheads are at least a quarter of the side away from its corners', async () => {
      const cornered = ({ heads, boxes }: Measured) =>
        heads.filter((head) => {
          const places = boxes.flatMap((box) => placeOnSide(head, box) ?? []);
          return places.length !== 1 || places[0]! < 0.245;
        });
      expect(await faultsOf(cornered)).toEqual([]);
    });

    test('no line passes through the name of a zone', async () => {
      const crossed = (measured: Measured) =>
        measured.zones
          .filter(({ nameBox }) => segmentsOf(measured).some((segment) => overlap(nameBox, segment)))
          .map(({ name }) => `${name}. Give the zone a shorter name, or labelloc=b.`);
      expect(await faultsOf(crossed)).toEqual([]);
    });

    test('zones are drawn left to right and top to bottom, in source order', async () => {
      const isReversed = ([low, high]: Box, [from, to]: Box) =>
        [0, 1].some(
          (axis) =>
            to[axis]! <= low[axis]! && from[1 - axis]! < high[1 - axis]! && to[1 - axis]! > low[1 - axis]!,
        );
      const reversed: string[] = [];
      for (const { name, zones, drawings } of await drawn) {
        for (const [index, drawing] of drawings.entries()) {
          const boxes = measure(drawing).zones.toSorted(
            (a, b) => zones.indexOf(a.name) - zones.indexOf(b.name),
          );
          for (const [place, zone] of boxes.entries()) {
            const later = boxes.slice(place + 1).filter(({ box }) => isReversed(zone.box, box));
            reversed.push(...later.map((other) => `${name} (${index}): ${other.name} before ${zone.name}`));
          }
        }
      }
      expect(reversed).toEqual([]);
    });

    test('lines along the border of a zone are at least 8 pixels away', async () => {
      const along = (measured: Measured) =>
        measured.zones.flatMap(({ name, box: [low, high] }) =>
          segmentsOf(measured).flatMap(([from, to]) =>
            [0, 1]
              .filter(
                (axis) =>
                  from[axis] === to[axis] &&
                  Math.min(Math.abs(from[axis]! - low[axis]!), Math.abs(from[axis]! - high[axis]!)) < 7.9 &&
                  Math.min(to[1 - axis]!, high[1 - axis]!) - Math.max(from[1 - axis]!, low[1 - axis]!) > 1,
              )
              .map(() => `${name}: ${from.join()} to ${to.join()}`),
          ),
        );
      expect(await faultsOf(along)).toEqual([]);
    });

    test('at most 10 lines cross', async () => {
      const crossings = ({ lines }: Measured) => {
        const segments = lines.map((points) =>
          points.slice(1).map((point, index) => boxOf([points[index]!, point])),
        );
        return segments.flatMap((line, index) =>
          segments
            .slice(0, index)
            .flatMap((other) => line.flatMap((one) => other.filter((two) => cross(one, two)))),
        );
      };
      expect((await faultsOf(crossings)).length).toBeLessThanOrEqual(10);
    });

    test('yes is to the left of no', async () => {
      const wrong: string[] = [];
      for (const { name, drawings } of await drawn) {
        for (const drawing of drawings) {
          const answers = [...drawing.matchAll(/x="([\d.]+)" y="([-\d.]+)"[^>]*>(yes|no)</g)];
          for (const [, x, y] of answers.filter(([, , , word]) => word === 'yes')) {
            const no = answers.find((other) => other[2] === y && other[3] === 'no');
            if (no && Number(no[1]) < Number(x)) wrong.push(`${name}: write the edge with "yes" first.`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  test('draws zone names on top of all edges', async () => {
    const { svg } = await draw('digraph { subgraph cluster_c { label="Zone"; a } a -> b; b -> c }');
    expect(svg.indexOf('>Zone<')).toBeGreaterThan(svg.lastIndexOf('class="edge"'));
  });

  test('marks code names and step numbers, but no other words or numbers', async () => {
    const { svg } = await draw(
      String.raw`digraph { a [label="1\nneosync_jobs\nholds jobs"]; b [label="5432"]; a -> b [label="users.email"]; c [label="temporal-ui"]; c -> a [label="22\nSSH"]; d [label="22"]; e [label="SSH\n22"] }`,
    );
    const texts = [...svg.matchAll(/<text([^>]*)>([^<]*)/g)];
    expect(texts.map(([, at, words]) => [/class="(\w+)"/.exec(at!)?.[1], words])).toEqual([
      ['serial', '1'],
      ['code', 'neosync_jobs'],
      [undefined, 'holds jobs'],
      ['code', 'users.email'],
      [undefined, '5432'],
      ['code', 'temporal-ui'],
      [undefined, '22'],
      [undefined, 'SSH'],
      [undefined, '22'],
      [undefined, 'SSH'],
      [undefined, '22'],
    ]);
  });

  test('a name broken across lines is all code, and text after a name is not', async () => {
    const { svg } = await draw(
      String.raw`digraph { a [label="API"]; a -> b [label="NEOSYNC_\nURL"]; a -> c [label="users.email\nis kept"] }`,
    );
    const faces = Array.from(svg.matchAll(/<text([^>]*)>([^<]*)/g), ([, at, words]) => [
      words,
      at!.includes('code'),
    ]);
    expect(Object.fromEntries(faces)).toMatchObject({
      API: false,
      NEOSYNC_: true,
      URL: true,
      'users.email': true,
      'is kept': false,
    });
  });

  test('marks text between backticks as code, on one line or two, next to words and on an edge, without backticks', async () => {
    const { svg } = await draw(
      'digraph { a [label="`teams`\\n1 insert"]; b [label="`Create\\nJobRun`"]; c [label="Worker `a&b`, 2"]; a -> b -> c; a -> c [label="`owner`"] }',
    );
    const texts = [...svg.matchAll(/<text([^>]*)>(.*?)<\/text>/g)];
    expect(texts.map(([, at, words]) => [at!.includes('class="code"'), words])).toEqual([
      [true, 'teams'],
      [false, '1 insert'],
      [true, 'Create'],
      [true, 'JobRun'],
      [true, 'owner'],
      [false, 'Worker <tspan class="code">a&amp;b</tspan>, 2'],
    ]);
  });

  test('draws an edge straight through its label, and bends none by less than 8 pixels', async () => {
    const { svg } = await draw(
      String.raw`digraph { a [label="Does the database\nfill the column?"]; a -> b [label="yes"]; a -> c [label="no"]; b [label="Use Column\nDefault" class=accent]; c [label="Can the value\nstay unchanged?"] }`,
    );
    const lines = [...svg.matchAll(/<path[^>]* d="M([^"]+)"/g)].map(([, path]) => path!.split(' '));
    expect(lines.map((corners) => corners.length)).toEqual([2, 2, 2, 2]);
    const xs = lines.map((corners) => corners.map((corner) => corner.split(',')[0]));
    for (const [start, end] of xs) expect(start).toBe(end);
    expect(new Set(xs.flat()).size).toBe(2);
  });

  test('reports the line in the page where the graph is wrong', async () => {
    expect(await lineOfError('digraph {\n  a -> b\n  c => d\n}')).toBe(6);
    expect(await lineOfError('hello')).toBe(4);
    expect(await lineOfError('')).toBe(3);
  });
});
