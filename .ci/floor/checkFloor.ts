import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { cssFindings } from './cssFindings';
import type { Finding } from './finding';
import { scriptFindings } from './scriptFindings';

/**
 * Compares a built site with the oldest browsers that it is made for.
 *
 * @param folder Path of the built site: its style sheets and scripts, and those in its pages.
 * @param expected What is used although a browser lacks it, with what a reader has without it.
 * @returns A line for each feature that is not expected, with its file and line, and for each that is expected and not there.
 */
export function checkFloor(folder: string, expected: Record<string, string>): string[] {
  const problems = new Map<string, string>();
  const used = new Set<string>();
  const seen = new Set<string>();
  const take = (file: string, code: string, lineAbove: number, find: (code: string) => Finding[]) => {
    // Pages have much in common.
    if (seen.has(code)) return;
    seen.add(code);
    for (const { feature, line, since } of find(code)) {
      const known = Object.keys(expected).find((name) => `${feature}.`.startsWith(`${name}.`));
      if (known !== undefined) used.add(known);
      else if (!problems.has(feature))
        problems.set(
          feature,
          `${file}:${lineAbove + line}: ${feature} is newer than the floor (${since.join(', ')}).`,
        );
    }
  };
  for (const file of globSync('**/*.{css,js,html}', { cwd: folder }).sort()) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (file.endsWith('.css')) take(file, text, 0, cssFindings);
    else if (file.endsWith('.js')) take(file, text, 0, scriptFindings);
    else {
      for (const { 1: kind, 2: attributes, 3: code, index } of text.matchAll(
        /<(style|script)\b([^>]*)>([^]*?)<\/\1>/g,
      )) {
        if (code === '' || /type="application\//.test(attributes!)) continue;
        const lineAbove = text.slice(0, index).split('\n').length - 1;
        take(file, code!, lineAbove, kind === 'style' ? cssFindings : scriptFindings);
      }
    }
  }
  const stale = Object.keys(expected).filter((name) => !used.has(name));
  return [
    ...problems.values(),
    ...stale.map((name) => `.ci/floor/withoutThem.ts: ${name} is listed, and nothing uses it.`),
  ];
}
