import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { cpus, platform, release, totalmem } from 'node:os';

import { format } from 'oxfmt';

import style from '../../.oxfmtrc.json';
import type { Part, Row } from './figures';
import { starlightVersion } from './sites/benchSites';

/** A part of the benchmark that has been run. */
export interface Measured {
  /** When it began, ISO 8601. */
  date: string;
  /** What was called. */
  command: string;
  /** What it was measured on. */
  machine: string;
  rows: Row[];
}

/** Describes the machine and the programs that this runs on. A plus sign behind the commit: files had been changed since. */
export function describeMachine(browser: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain') === '' ? '' : '+';
  const { version } = createRequire(import.meta.url)('@rspress/core/package.json') as { version: string };
  const processors = cpus();
  return [
    `${processors[0]?.model.trim()}, ${processors.length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()}`,
    `Node.js ${process.version}, ${browser}, Rspress ${version}, ${starlightVersion}`,
    `commit ${git('rev-parse', '--short', 'HEAD')}${changed}`,
  ].join('; ');
}

/** A part as a section in Markdown. */
export function sectionOf({ title, note, head }: Part, { date, command, machine, rows }: Measured): string {
  const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const labels = ({ subject, detail }: Row) => [subject, detail ?? ''].slice(0, head.length);
  const body = rows.flatMap((row) => {
    const cells = names.map((name) => write(row.figures[name]));
    const ours = rows.find(
      (other) => row.rival && !other.rival && other.size === row.size && other.detail === row.detail,
    );
    if (!ours) return [[...labels(row), ...cells]];
    const ratios = names.map((name) => ratio(ours.figures[name], row.figures[name]));
    return [
      [...labels(row), ...cells],
      [...labels({ ...row, subject: `this project / ${row.rival}` }), ...ratios],
    ];
  });
  const columns = [...head, ...names];
  return [
    `## ${title}`,
    note,
    [columns, columns.map(() => '---'), ...body].map(line).join('\n'),
    `Measured on ${date.slice(0, 16).replace('T', ' ')} UTC by \`${command}\`: ${machine}.`,
  ].join('\n\n');
}

/** Three digits or more. */
function write(value: number | null | undefined): string {
  // What is no number becomes null in JSON.
  if (value === undefined || value === null || Number.isNaN(value)) return '';
  const size = Math.abs(value);
  const maximumFractionDigits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en', { maximumFractionDigits });
}

const ratio = (ours: number | undefined, other: number | undefined) =>
  ours === undefined || !other ? '' : `${(ours / other).toFixed(2)}x`;

/** A section as it is kept in a file. */
export const formatted = async (section: string): Promise<string> =>
  (await format('BENCHMARKS.md', section, style)).code;

/** A page with a section in the place of the one with the same heading, or at its end. */
export function withSection(page: string, section: string): string {
  const headingOf = (text: string) => text.slice(0, text.indexOf('\n'));
  const parts = page.split(/^(?=## )/m);
  const index = parts.findIndex((part) => headingOf(part) === headingOf(section));
  if (index === -1) return `${page}\n${section}`;
  const isLast = index === parts.length - 1;
  return parts.with(index, isLast ? section : `${section}\n`).join('');
}
