import { parse } from '@cdktf/hcl2json';

import type { SyntaxFault } from './parser';

/** Reads HCL 2, the language of Terraform. */
export async function parseHcl(source: string): Promise<SyntaxFault | undefined> {
  try {
    await parse('example.tf', source);
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, line, reason] = /example\.tf:(\d+),[\d-]+(?:,\d+)?: ([^\n]+)/.exec(text) ?? [];
    return { line: Number(line ?? 1), reason: reason ?? text };
  }
}
