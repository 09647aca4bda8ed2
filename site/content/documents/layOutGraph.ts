import type { Graphviz } from '@hpcc-js/wasm-graphviz';

/** A graph as Graphviz draws it. */
export interface Layouts {
  /** For the width of an article. */
  wide: string;
  /** For a phone. Left out where the wide one has room there. */
  narrow?: string;
}

/** Widths in pixels that a drawing has room in: beside a sidebar, and on a phone. */
const room = { article: 680, phone: 324 };

/**
 * Settings of every graph, on one line, so that Graphviz counts lines as the page does. Colors and fonts come from the
 * theme; texts are measured a little wider than they are drawn, so that labels keep clear.
 */
const spacings = {
  usual: [
    'graph [fontname="Arial" fontsize=13 ranksep=0.55 nodesep=0.35 pad=0.05 bgcolor=transparent labeljust=l]',
    'node [fontname="Arial" fontsize=14 shape=box margin="0.2,0.09" height=0.46]',
    'edge [fontname="Arial" fontsize=14.5 arrowsize=0.65]',
  ].join(' '),
  tight: [
    'graph [fontname="Arial" fontsize=13 ranksep=0.42 nodesep=0.16 pad=0.05 bgcolor=transparent labeljust=l]',
    'node [fontname="Arial" fontsize=14 shape=box margin="0.16,0.07" height=0.4]',
    'edge [fontname="Arial" fontsize=13.5 arrowsize=0.65]',
  ].join(' '),
};

const leftToRight = /\brankdir\s*=\s*"?LR"?/;

/**
 * Lays a graph out for an article, and once more for a phone: from top to bottom, with leaves in steps where they have no room
 * beside each other, or from left to right where that is narrower.
 *
 * @throws {Error} With Graphviz's own message when it is no graph.
 */
export function layOutGraph(graphviz: Graphviz, graph: string): Layouts {
  const draw = (text: string) => {
    const svg = graphviz.dot(text, 'svg');
    if (svg === '') throw new Error('nothing is in it');
    return svg;
  };
  // Marked cells are lined at their sides, and their words are bold.
  const roomy = graph.replace(/\bclass="accent"(?!\s+margin)/g, '$& margin="0.28,0.08"');
  const spaced = (spacing: keyof typeof spacings, text = roomy) => text.replace('{', `{${spacings[spacing]} `);
  const usual = draw(spaced('usual'));
  if (widthOf(usual) <= room.phone) return { wide: usual };
  const wide = widthOf(usual) > room.article ? draw(spaced('tight')) : usual;

  const downward = spaced('tight', roomy.replace(leftToRight, ''));
  const ways = [
    () => downward,
    ...[2, 3, 4].map((steps) => () => graphviz.unflatten(downward, steps, true, 0)),
    () => downward.replace('{', '{rankdir=LR '),
  ];
  let narrow = wide;
  for (const way of ways) {
    const drawn = draw(way());
    if (widthOf(drawn) < widthOf(narrow)) narrow = drawn;
    if (widthOf(narrow) <= room.phone) break;
  }
  return narrow === wide ? { wide } : { wide, narrow };
}

/** Points of Graphviz are pixels of the page. */
const widthOf = (svg: string) => Number(/<svg width="([\d.]+)pt"/.exec(svg)?.[1]);
