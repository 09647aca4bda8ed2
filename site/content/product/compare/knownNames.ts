import type { Product } from '../facts';

/** The names that a product has, as pages write them. */
export interface KnownNames {
  /** With the file of the product that has it. */
  files: Map<string, string>;
  has: (name: string) => boolean;
}

/** Gathers every name that the product has: names and their parts, other names of the same thing, values, scopes and files. */
export function knownNames(product: Product): KnownNames {
  const files = new Map<string, string>();
  /** What users name the end of: variables of their own, and what chart values hold that are open. */
  const beginnings = new Set<string>();
  for (const [kind, facts] of Object.entries(product)) {
    for (const [scope, ofScope] of Object.entries(facts)) {
      const short = withoutEnum(Object.keys(ofScope));
      for (const [name, { file, default: value, also = {} }] of Object.entries(ofScope)) {
        const full = `${scope}.${name}`;
        const isOpen = kind === 'helm' && (value === undefined || /^(?:|\{\}|\[\])$/.test(value));
        if (isOpen) beginnings.add(`${name}.`).add(`${full}.`);
        if (name.endsWith('*')) beginnings.add(name.slice(0, -1));
        // The umbrella chart nests the values of the others; a call is named with its service, a field with its message.
        const written = kind === 'helm' || kind === 'protocol' ? [name, full] : [name];
        const others = [value, ...Object.values(also)].flatMap((other) => other?.split(', ') ?? []);
        const around = [scope, ...scope.split(' '), file.slice(file.lastIndexOf('/') + 1)];
        for (const one of [...written.flatMap(partsOf), ...others, ...around, ...short]) {
          if (!files.has(one)) files.set(one, file);
        }
      }
    }
  }
  const has = (name: string) => {
    if (files.has(name) || [...beginnings].some((known) => name.startsWith(known))) return true;
    return (
      /[*_.]$/.test(name) && [...files.keys()].some((known) => known.startsWith(name.replace(/\*$/, '')))
    );
  };
  return { files, has };
}

/** The values of an enum without what they all begin with: `V4_PUBLIC` of `IP_TYPE_V4_PUBLIC`. */
function withoutEnum(values: string[]): string[] {
  const [first = ''] = values;
  if (values.length < 2 || !values.every((value) => /^[A-Z][A-Z0-9_]+$/.test(value))) return [];
  let length = first.lastIndexOf('_') + 1;
  while (length > 0 && !values.every((value) => value.startsWith(first.slice(0, length)))) {
    length = first.lastIndexOf('_', length - 2) + 1;
  }
  return values.map((value) => value.slice(length));
}

/** A name, its beginnings and its ends: of `retry_policy.maximum_attempts` each of the two alone too. */
function partsOf(name: string): string[] {
  const parts = name.split('.');
  return parts.flatMap((_, index) => [
    parts.slice(index).join('.'),
    parts.slice(0, index + 1).join('.'),
    parts[index]!,
  ]);
}
