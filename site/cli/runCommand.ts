import { parseArgs, type ParseArgsConfig } from 'node:util';

import { report } from './report';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command<Flags extends Options> extends Pick<ParseArgsConfig, 'allowPositionals'> {
  /** How to call the command, and what it does. */
  usage: string;
  /** @default none */
  options?: Flags;
  run: (args: ReturnType<typeof parseArgs<{ options: Flags; allowPositionals: true }>>) => unknown;
}

/** Thrown for invalid arguments. */
export class UsageError extends Error {
  code = 'ERR_PARSE_ARGS';
}

/** Runs a command. Prints how to call it for `--help` or invalid arguments, and ends it when it fails. */
export async function runCommand<const Flags extends Options = {}>(command: Command<Flags>): Promise<void> {
  const { usage, run, ...allowed } = command;
  if (process.argv[2] === '--help') {
    console.log(usage);
    process.exit(0);
  }
  try {
    await run(parseArgs(allowed) as Parameters<typeof run>[0]);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith('ERR_PARSE_ARGS')) console.error(`${message}\n\n${usage}`);
    else report(error);
    process.exit(1);
  }
}
