import type { Fact, Facts } from '../facts';
import { argumentsAt, valueOf } from '../go/expressions';
import { keyOf, type Declaration, type Packages } from '../go/readPackages';

const flagCall = /\.(Persistent)?Flags\(\)\s*\.\s*([A-Z][a-z]+\d*)(Var)?(P)?\(/g;

/**
 * Reads a command of cobra with those below it. Scopes are whole commands (`neosync jobs list`) with their flags; the scope `commands`
 * has the commands themselves.
 *
 * @param start Function that makes the command, as {@link keyOf} joins folder and name.
 */
export function commandsOf(packages: Packages, start: string, above = ''): Facts {
  const [declaration] = packages.get(start) ?? [];
  const use = declaration && /\bUse:\s+"(\S+)(?: ([^"]+))?"/.exec(declaration.body);
  if (!declaration || !use) return {};
  const name = `${above} ${use[1]}`.trim();
  const other = /\bAliases:\s+\[\]string\{"([^"]+)"/.exec(declaration.body)?.[1];
  const alias = other && `${above} ${other}`.trim();
  const facts: Facts = {
    commands: { [name]: { also: { alias, arguments: use[2] }, file: declaration.file } },
    [name]: flagsOf(declaration, packages),
  };
  for (const call of called(declaration, /\bAddCommand\((?:(\w+)\.)?(\w+)\(\)\)/g)) {
    const { commands, ...rest } = commandsOf(packages, call, name);
    Object.assign(facts.commands!, commands);
    Object.assign(facts, rest);
  }
  return facts;
}

function flagsOf(declaration: Declaration, packages: Packages): Record<string, Fact> {
  const flags: Record<string, Fact> = {};
  const { body, file } = declaration;
  for (const { 0: call, 2: type, 3: bound, 4: shorthand, index } of body.matchAll(flagCall)) {
    const all = argumentsAt(body, index + call.length - 1).map((argument) =>
      valueOf(argument, declaration, packages),
    );
    const rest = all.slice(bound ? 1 : 0);
    // `GetString` and `MarkHidden` are calls on flags too, and take no default and no description.
    if (rest.length !== (shorthand ? 4 : 3) || !rest[0]) continue;
    const short = shorthand && rest[1] ? `-${rest[1]}` : undefined;
    flags[`--${rest[0]}`] = {
      type: type!.toLowerCase(),
      default: rest[shorthand ? 2 : 1],
      also: { short },
      file,
    };
  }
  for (const { 0: call, index } of body.matchAll(/\.MarkFlag(?:s?)Required\w*\(/g)) {
    for (const argument of argumentsAt(body, index + call.length - 1)) {
      const flag = flags[`--${valueOf(argument, declaration, packages)}`];
      if (flag) flag.required = true;
    }
  }
  // A function that is given the command may add flags to it.
  for (const key of called(declaration, /\b(?:(\w+)\.)?(\w+)\(cmd\)/g)) {
    for (const helper of packages.get(key) ?? []) {
      if (!helper.body.includes('RunE')) Object.assign(flags, flagsOf(helper, packages));
    }
  }
  return flags;
}

function called({ body, folder, imports }: Declaration, call: RegExp): string[] {
  return [...body.matchAll(call)].map(([, alias, name]) =>
    keyOf(alias ? (imports.get(alias) ?? alias) : folder, name!),
  );
}

/** Reads the keys that a Go struct takes from YAML, those of its structs included: `destination.batch.count`. */
export function keysOf(packages: Packages, start: string, above = ''): Record<string, Fact> {
  const [declaration] = packages.get(start) ?? [];
  const keys: Record<string, Fact> = {};
  for (const [, type, key] of declaration?.body.matchAll(/^\t\w+\s+\*?([\w.]+)\s+`yaml:"([\w-]+)/gm) ?? []) {
    const inner = keysOf(packages, keyOf(declaration!.folder, type!), `${above}${key}.`);
    if (Object.keys(inner).length > 0) Object.assign(keys, inner);
    else keys[`${above}${key}`] = { type: type!, file: declaration!.file };
  }
  return keys;
}
