import { type parser, parser as goGrammar } from '@lezer/go';

import { lineAt, type SyntaxFault } from './syntaxFault';
import { parser as pythonGrammar } from '@lezer/python';
import { parse as readTerraform } from '@cdktf/hcl2json';
import ts from 'typescript';
import { parse as readProto } from 'protobufjs';
import { LineCounter, parseAllDocuments } from 'yaml';

/** Any grammar of Lezer; all have one type. */
type Grammar = typeof parser;

/** Reads an example with a grammar of Lezer, which marks what it does not understand and goes on. */
function parseTree(source: string, grammar: Grammar): SyntaxFault | undefined {
  let fault: SyntaxFault | undefined;
  grammar.parse(source).iterate({
    enter({ type, from, to }) {
      if (!type.isError || fault) return;
      const [found = ''] = source.slice(from, Math.max(to, from + 24)).split('\n');
      const reason = found.trim() === '' ? 'something is missing' : `${JSON.stringify(found)} is not expected`;
      fault = { line: lineAt(source, from), reason };
    },
  });
  return fault;
}

/** Reads Go: a whole file, or statements as they stand in a function. */
export function parseGo(source: string): SyntaxFault | undefined {
  // Go ends a statement at the end of such a line; the grammar (1.0.1) forgets it after these two words.
  const ended = source.replace(/\b(?:true|false)(?=[ \t]*(?:\/\/.*)?$)/gm, '$&;');
  const fault = parseTree(ended, goGrammar);
  if (!fault || /^package /m.test(source)) return fault;
  // On one line with the first statement, so that lines stay those of the example.
  return parseTree(`func _() { ${ended}\n}\n`, goGrammar);
}

/** Reads Python 3. */
export function parsePython(source: string): SyntaxFault | undefined {
  // The grammar wants a statement to end with a line.
  return parseTree(`${source}\n`, pythonGrammar);
}

/** Reads HCL 2, the language of Terraform. */
export async function parseHcl(source: string): Promise<SyntaxFault | undefined> {
  try {
    await readTerraform('example.tf', source);
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, line, reason] = /example\.tf:(\d+),[\d-]+(?:,\d+)?: ([^\n]+)/.exec(text) ?? [];
    return { line: Number(line ?? 1), reason: reason ?? text };
  }
}

/** Reads JSON as `JSON.parse` does, without comments and trailing commas. */
export function parseJson(source: string): SyntaxFault | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const reason = (error as Error).message;
    // Node names the place of some faults only. TypeScript does not notice every fault, but knows the place of those it does.
    const position =
      /at position (\d+)/.exec(reason)?.[1] ??
      ts.parseConfigFileTextToJson('example.json', source).error?.start ??
      source.length;
    return { line: lineAt(source, Number(position)), reason };
  }
}

/** Reads a definition of Protocol Buffers; imports are not followed. */
export function parseProto(source: string): SyntaxFault | undefined {
  try {
    readProto(source, { keepCase: true });
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const [, reason = message, line = 1] = /^(.*) \((?:[^()]*, )?line (\d+)\)$/.exec(message) ?? [];
    return { line: Number(line), reason };
  }
}

/** Reads YAML, one document or several. */
export function parseYaml(source: string): SyntaxFault | undefined {
  const lineCounter = new LineCounter();
  // Tags such as those of CloudFormation are no fault of the syntax.
  for (const { errors } of parseAllDocuments(source, { lineCounter, prettyErrors: false, logLevel: 'error' })) {
    const [error] = errors;
    if (error) return { line: lineCounter.linePos(error.pos[0]).line, reason: error.message };
  }
  return undefined;
}
