import { stringify } from 'yaml';

import type { Fact, Facts } from './facts';

/** Where facts, rules and reasons are kept, from the root of the project. */
export const folder = 'content/_product';

/** Where facts of one kind are kept, from the root of the project. */
export function fileOf(kind: string): string {
  return `${folder}/${kind}.yml`;
}

const options = { collectionStyle: 'flow', lineWidth: 0, singleQuote: true } as const;
const written = (value: unknown) => stringify(value, options).trim();

/** Lays facts out for a file: sorted, and one name a line, so that a difference shows what changed. Scopes without names are left out. */
export function writeFacts(facts: Facts): string {
  const lines: string[] = [];
  for (const [scope, names] of inOrder(facts)) {
    const facts = writeNamed(
      Object.fromEntries(Object.entries(names).map(([name, fact]) => [name, withoutEmpty(fact)])),
    );
    if (facts.length > 0) lines.push(`${written(scope)}:`, ...facts.map((fact) => `  ${fact}`));
  }
  return `${lines.join('\n')}\n`;
}

/** Lays values out by name, in the order of the names and each on one line. */
export function writeNamed(values: Record<string, unknown>): string[] {
  return inOrder(values).map(([name, value]) => `${written(name)}: ${written(value)}`);
}

function inOrder<Value>(record: Record<string, Value>): [string, Value][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

function withoutEmpty({ type, default: value, required, also, file }: Fact): Fact {
  const names = Object.entries(also ?? {}).filter(([, name]) => name !== undefined);
  return {
    type,
    default: value,
    required,
    also: names.length > 0 ? Object.fromEntries(names) : undefined,
    file,
  };
}
