import { parse } from 'protobufjs';

import type { SyntaxFault } from './parser';

/** Reads a definition of Protocol Buffers; imports are not followed. */
export function parseProto(source: string): SyntaxFault | undefined {
  try {
    parse(source, { keepCase: true });
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const [, reason = message, line = 1] = /^(.*) \((?:[^()]*, )?line (\d+)\)$/.exec(message) ?? [];
    return { line: Number(line), reason };
  }
}
