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
export const plainLanguages = ['text', 'ini', 'dotenv', 'go', 'hcl', 'proto', 'python', 'sql'] as const;

/** Finds fences with a syntax error or an unknown language. */
export async function checkExamples({ file, tree }: Page): Promise<Problem[]> {
  const fences: Code[] = [];
  visit(tree, 'code', (fence) => void fences.push(fence));
  const found = await Promise.all(fences.map((fence) => checkFence(fence, file)));
  return found.flat();
}

async function checkFence(fence: Code, file: string): Promise<Problem[]> {
  const { lang, value, position } = fence;
  const line = position?.start.line ?? 0;
  // checkStructure reports a missing language.
  if (!lang || plainLanguages.some((language) => language === lang)) return [];
  // The build reports screens and diagrams.
  if (lang === 'screen' || lang === 'dot') return [];
  const parse = Object.hasOwn(parsers, lang) ? parsers[lang] : undefined;
  if (!parse) {
    return [
      {
        file,
        line,
        message: `the language ${JSON.stringify(lang)} is not known.`,
        fix: `Use one of ${[...Object.keys(parsers), 'dot', 'screen', ...plainLanguages].join(', ')}.`,
      },
    ];
  }
  const fault = await parse(value);
  if (!fault) return [];
  return [
    {
      file,
      line: line + fault.line,
      message: `the example is not valid ${lang}: ${fault.reason.replace(/\.$/, '')}.`,
      fix: 'Fix the example, or change its language to "text" if it is not meant to be complete.',
    },
  ];
}
