import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';

import { SiteError, type Problem } from '../../problem';
import { readScreen } from '../documents/appScreen';
import { drawDiagram } from '../documents/drawDiagram';
import type { Parser } from './parsers/syntaxFault';
import { parseJson, parseProto, parseShell, parseTypeScript, parseYaml } from './parsers/parsers';
import { parseSql } from './parsers/parseSql';
import type { Page } from './readPages';

const withJsx: Parser = (source) => parseTypeScript(source, 'example.tsx');

/** Who reads the fences of a language. */
export const parsers: Record<string, Parser> = {
  bash: parseShell,
  javascript: parseTypeScript,
  js: parseTypeScript,
  json: parseJson,
  jsx: withJsx,
  proto: parseProto,
  sh: parseShell,
  shell: parseShell,
  sql: parseSql,
  ts: parseTypeScript,
  tsx: withJsx,
  typescript: parseTypeScript,
  yaml: parseYaml,
  yml: parseYaml,
};

/** Languages whose fences are not parsed. */
export const plainLanguages = ['text', 'ini', 'dotenv', 'go', 'hcl', 'python', 'terraform'] as const;

/** Finds fences that the parser of their language does not understand, and fences of a language that is not known. */
export async function checkExamples({ file, tree }: Page): Promise<Problem[]> {
  const fences: Code[] = [];
  visit(tree, 'code', (fence) => void fences.push(fence));
  const found = await Promise.all(fences.map((fence) => checkFence(fence, file)));
  return found.flat();
}

async function checkFence(fence: Code, file: string): Promise<Problem[]> {
  const { lang, value, position } = fence;
  const line = position?.start.line ?? 0;
  // A fence without a language is the affair of checkStructure.
  if (!lang || plainLanguages.some((language) => language === lang)) return [];
  if (lang === 'screen') return readScreen(fence, file).problems;
  if (lang === 'dot') return drawDiagram(fence, file).then(() => [], problemsOf);
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
      fix: 'Mend the example, or make it a fence of the language "text" if it is not meant to be complete.',
    },
  ];
}

function problemsOf(error: unknown): Problem[] {
  if (error instanceof SiteError) return error.problems;
  throw error;
}
