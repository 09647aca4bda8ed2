import { fence } from './code';
import type { Random } from './random';
import { name, sentence, title } from './words';

export type PageKind = 'home' | 'short' | 'medium' | 'long';

export interface TextOptions {
  kind: PageKind;
  title: string;
  /** Chooses a page to link to. */
  targetOf: () => { title: string; route: string };
}

/** Sections of rank 2 on a page of a kind, at least and at most. */
const sections: Record<PageKind, [number, number]> = {
  home: [3, 3],
  short: [1, 1],
  medium: [4, 7],
  long: [26, 32],
};

/** The text of a page in Markdown that every generator of sites reads alike: headings, prose, links, lists, tables, code. */
export function generateText(random: Random, { kind, title: heading, targetOf }: TextOptions): string {
  const link = () => {
    const { title, route } = targetOf();
    return `See [${title}](${route}).`;
  };
  const count = random.between(...sections[kind]);
  const blocks = [`# ${heading}`, `${paragraph(random, 2)} ${link()}`];
  for (let section = 0; section < count; section++) {
    blocks.push(`## ${title(random)}`, paragraph(random, random.between(2, 4)));
    const further = [
      () => list(random),
      () => table(random),
      () => fence(random, random.between(3, 9)),
      () => `### ${title(random)}\n\n${paragraph(random, 3)}`,
      () => `:::tip Good to know.\n\n${sentence(random)}\n\n:::`,
    ];
    const first = random.below(further.length);
    for (let part = 0; part < random.between(1, 3); part++)
      blocks.push(further[(first + part) % further.length]!());
    blocks.push(`${paragraph(random, 2)} ${link()}`);
  }
  return `${blocks.join('\n\n')}\n`;
}

const times = (count: number, make: () => string) => Array.from({ length: count }, make);

export const paragraph = (random: Random, sentences: number) =>
  times(sentences, () => sentence(random)).join(' ');

const list = (random: Random) => times(random.between(3, 6), () => `- ${sentence(random)}`).join('\n');

function table(random: Random): string {
  const rows = times(
    random.between(3, 9),
    () => `| \`${name(random)}\` | ${sentence(random)} | ${random.between(0, 999)} |`,
  );
  return ['| Name | Meaning | Default |', '| --- | --- | --- |', ...rows].join('\n');
}
