import { nearest } from '../../nearest';
import type { Problem } from '../../problem';
import type { FileDeclaration } from '../source/declarations';
import type { Token } from '../source/tokens';
import { inScope, type SymbolEntry, type Symbols } from './symbols';

/** Types that need no declaration. */
export const scalarTypes = new Set(
  'double float int32 int64 uint32 uint64 sint32 sint64 fixed32 fixed64 sfixed32 sfixed64 bool string bytes'.split(
    ' ',
  ),
);

/** What a name is allowed to stand for. */
export type Wanted = 'message' | 'enum' | 'extension';

export interface ResolveOptions {
  file: FileDeclaration;
  symbols: Symbols;
  /** Paths of the files whose types the file may use. */
  visible: Set<string>;
}

/** The symbols among which a name is sought; without `visible`, those of all files. */
export type Haystack = Pick<ResolveOptions, 'symbols'> & Partial<Pick<ResolveOptions, 'visible'>>;

/** The symbol of a kind that a name stands for, sought from the innermost scope outward; a leading dot means the root. */
export function find(
  name: string,
  scope: string,
  wanted: readonly Wanted[],
  { symbols, visible }: Haystack,
): SymbolEntry | undefined {
  let outer = name.startsWith('.') ? '' : scope;
  for (;;) {
    const entry = symbols.get(name.startsWith('.') ? name.slice(1) : inScope(outer, name));
    if (
      entry &&
      (wanted as readonly string[]).includes(entry.kind) &&
      (visible === undefined || visible.has(entry.file.path))
    ) {
      return entry;
    }
    if (outer === '') return undefined;
    outer = outer.slice(0, Math.max(0, outer.lastIndexOf('.')));
  }
}

/** Why a name stands for nothing of the kind that was wanted, and what to do about it. */
export function unresolved(
  token: Token,
  scope: string,
  wanted: readonly Wanted[],
  options: ResolveOptions,
): Problem {
  const { file, symbols } = options;
  const place = { file: file.file, line: token.line, column: token.column };
  const kinds = wanted.map((kind) => (kind === 'message' ? 'a message' : `an ${kind}`)).join(' or ');
  const quoted = JSON.stringify(token.text);

  const other = find(token.text, scope, ['message', 'enum', 'extension'], options);
  if (other) {
    return {
      ...place,
      message: `${quoted} is the ${other.kind} ${other.fullName}; expected ${kinds}.`,
      fix: `Name ${kinds} here.`,
    };
  }
  if (wanted.includes('message') && scalarTypes.has(token.text)) {
    return {
      ...place,
      message: `found the type ${quoted}, expected ${kinds}.`,
      fix: 'Put the value into a message.',
    };
  }
  const elsewhere = find(token.text, scope, wanted, { symbols });
  if (elsewhere) {
    return {
      ...place,
      message: `${quoted} is declared in a file that this one does not import; expected ${kinds} of this file or of an import.`,
      fix: `Add \`import ${JSON.stringify(elsewhere.file.path)};\`.`,
    };
  }
  return {
    ...place,
    message: `there is no ${wanted.includes('extension') ? 'extension' : 'type'} ${quoted}; expected ${kinds}.`,
    fix: hint(token.text, scope, wanted, options),
  };
}

function hint(
  name: string,
  scope: string,
  wanted: readonly Wanted[],
  { symbols, visible }: ResolveOptions,
): string {
  const short = name.split('.').at(-1)!;
  const byName = new Map<string, SymbolEntry>();
  for (const entry of symbols.values()) {
    if (!visible.has(entry.file.path) || !(wanted as readonly string[]).includes(entry.kind)) continue;
    const key = entry.fullName.split('.').at(-1)!;
    if (!byName.has(key)) byName.set(key, entry);
  }
  const exact = byName.get(short);
  const scalars = wanted.includes('enum') ? scalarTypes : [];
  const [best] = exact ? [short] : nearest(short, [...byName.keys(), ...scalars]);
  if (best === undefined) return 'Declare it, or import the file that does.';
  return `Did you mean ${JSON.stringify(within(byName.get(best)?.fullName ?? best, scope))}?`;
}

/** The shortest way to write a full name where a scope is open. */
function within(fullName: string, scope: string): string {
  const parts = scope.split('.');
  for (let length = parts.length; length > 0; length--) {
    const prefix = `${parts.slice(0, length).join('.')}.`;
    if (fullName.startsWith(prefix)) return fullName.slice(prefix.length);
  }
  return fullName;
}
