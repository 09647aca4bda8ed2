import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';

import type { Problem } from '../../problem';
import { parseJson, parseShell, parseTypeScript, parseYaml, type Parser } from './parsers';
import type { Page } from './readPages';

/** Parsers by language. */
export const parsers: Record<string, Parser> = {
  bash: parseShell,
  javascript: parseTypeScript,
  json: parseJson,
  typescript: parseTypeScript,
  yaml: parseYaml,
};

/** Languages whose fences are not parsed. SQL is run on Postgres instead. */
export const plainLanguages = ['text', 'ini', 'dotenv', 'go', 'hcl', 'proto', 'python', 'sql'];

/** Finds fences with a syntax error or an unknown language. */
export async function checkExamples({ file, tree }: Page): Promise<Problem[]> {
  const fences: Code[] = [];
  visit(tree, 'code', (fence) => void fences.push(fence));
  const found = await Promise.all(fences.map((fence) => checkFence(fence, file)));
  return found.flat();
}

async function checkFence({ lang, value, position }: Code, file: string): Promise<Problem[]> {
  // checkStructure reports a missing language, and the build reports screens and diagrams.
  if (!lang || ['screen', 'dot', ...plainLanguages].includes(lang)) return [];
  const line = position?.start.line ?? 0;
  const parse = Object.hasOwn(parsers, lang) ? parsers[lang] : undefined;
  if (!parse) {
    const message = `the language ${JSON.stringify(lang)} is not known.`;
    const all = [...Object.keys(parsers), 'dot', 'screen', ...plainLanguages];
    return [{ file, line, message, fix: `Use one of ${all.join(', ')}.` }];
  }
  const fault = await parse(value);
  if (!fault) return [];
  const message = `the example is not valid ${lang}: ${fault.reason.replace(/\.$/, '')}.`;
  const fix = 'Fix the example, or change its language to "text" if it is not meant to be complete.';
  return [{ file, line: line + fault.line, message, fix }];
}
