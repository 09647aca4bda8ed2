import { format } from 'prettier';

import { phoneLine } from '../browser/profile';
import { partNames, type PartReport, type Report } from './report';
import { tablesOf, type Table } from './tables';

/** What each part of the benchmark is called in the list of how it was measured. */
const partTitles = {
  pages: 'Pages and links',
  search: 'Search',
  builds: 'Builds',
  entries: 'Entries of the changelog',
  dev: 'Development server',
  reference: 'API reference',
  'page-tricks': 'Tricks of pages',
  'build-tricks': 'Tricks of the build',
};

/** The whole report as a page of Markdown. */
export function benchmarksPage(report: Report): Promise<string> {
  const { processor, latency, download } = phoneLine;
  const blocks = [
    '# Benchmarks',
    'Written by `npm run bench -- --write`: every number is a median that this command measured on the machine named below, and it can be measured again with the commands there. ' +
      'Generated sites come from a seeded generator (`site/bench/sites/`); stock Rspress builds the same pages with its own theme in the same run, is compressed and served in the same way, and stands beside ours.',
    `Pages are visited in the browser of the tests with an empty cache, with a ${processor} times slower processor, ${(download * 8) / 1e6} Mbit/s and ${latency} ms for each request.`,
    ...tablesOf(report).map(block),
    '## How it was measured',
    ...partNames.flatMap((name) => {
      const part = report[name];
      return part ? [`### ${partTitles[name]}`, conditions(part)] : [];
    }),
  ];
  return format(blocks.join('\n\n'), { parser: 'markdown', printWidth: 110 });
}

function block({ title, note, head, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [`## ${title}`, note, [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')].join(
    '\n\n',
  );
}

function conditions({ date, command, runs, machine }: PartReport): string {
  const { processor, cores, memory, system, node, browser, rspress, commit } = machine;
  return [
    `- ${new Date(date).toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}: \`${command}\`, medians of ${runs === 1 ? 'one run' : `${runs} runs`}`,
    `- ${processor}, ${cores} cores, ${Math.round(memory / 2 ** 30)} GiB, ${system}`,
    `- Node.js ${node}, ${browser}, Rspress ${rspress}`,
  ].join('\n');
}
