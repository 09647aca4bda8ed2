import type { Fact } from '../facts';
import { argumentsAt, valueOf } from '../go/expressions';
import type { Declaration, Packages } from '../go/readPackages';

const read = /(?:(\w+) :?= )?\b(?:viper\.Get(\w+)|os\.(?:Getenv|LookupEnv))\(/g;

/** A constant that is the beginning of variables whose names users choose. */
const prefix = /\w+EnvPrefix\s+= "([A-Z_]+_)"/;

/** What a variable's value is turned into, by the name of the function that reads it. */
const types: Record<string, string> = {
  String: 'string',
  StringSlice: 'list',
  StringMapString: 'map',
  Bool: 'bool',
};

/** Finds the environment variables that declarations of Go read, through viper or os, with the value that an unset one is given. */
export function environmentOf(declarations: Declaration[], packages: Packages): Record<string, Fact> {
  const found: Record<string, Fact> = {};
  for (const declaration of declarations) {
    const { body, file } = declaration;
    const [, beginning] = prefix.exec(body) ?? [];
    if (beginning) found[`${beginning}*`] = { file };
    for (const { 0: call, 1: variable, 2: getter = 'String', index } of body.matchAll(read)) {
      const [argument = ''] = argumentsAt(body, index + call.length - 1);
      const name = valueOf(argument, declaration, packages);
      if (!/^[A-Z][A-Z0-9_]*$/.test(name)) continue;
      const type = types[getter] ?? 'number';
      const rest = variable ? unset(variable, body.slice(index)) : {};
      const value = rest.value === undefined ? undefined : valueOf(rest.value, declaration, packages);
      const fact = {
        type,
        default: value ?? (type === 'bool' ? 'false' : undefined),
        required: rest.required,
        file,
      };
      const known = found[name];
      // What is read once as text and once as a switch tells an unset one from both.
      if (known && known.type !== type) found[name] = { ...known, type: 'string', default: undefined };
      else found[name] = { ...fact, default: fact.default ?? known?.default, file: known?.file ?? file };
    }
  }
  return found;
}

/** What follows when the variable that was just read is empty: another value, or an error. */
function unset(variable: string, body: string): { value?: string; required?: true } {
  const empty = String.raw`\bif ${variable} (?:==|<=) (?:""|0)`;
  if (new RegExp(String.raw`${empty} \{\n\s*return (?:\S+, )?(?:errors\.New|fmt\.Errorf)`).test(body)) {
    return { required: true };
  }
  const patterns = [
    String.raw`${empty} \|\| ${variable} == (".*") \{`,
    String.raw`${empty} \{\n(?:\s*\w+ := .*\n)?\s*(?:return|${variable} =) (?!nil\b|"", |\w+\(\)$)(.+)$`,
    String.raw`\bif ${variable} != "" \{\n[^}]*\} else \{\n\s*\w+ = (.+)$`,
    String.raw`\bswitch [^\n]*\b${variable}\b[^\n]*\{\n(?:[^}]*\n)?\s*default:\n\s*return ([\w.]+)$`,
  ];
  for (const pattern of patterns) {
    const value = new RegExp(pattern, 'm').exec(body)?.[1];
    if (value) return { value: value.replace(/\s+\/\/.*$|, nil$| \* time\.\w+$/g, '') };
  }
  return {};
}

/** Finds the environment variables that TypeScript reads from `process.env`. */
export function environmentOfScript(source: string, file: string): Record<string, Fact> {
  const found: Record<string, Fact> = {};
  for (const { 0: read, 1: name, index } of source.matchAll(/\bprocess\.env\.(\w+)/g)) {
    const rest = source.slice(index + read.length);
    const [, literal] = /^\s*\?\?\s*'([^']*)'/.exec(rest) ?? [];
    const [, other] = /^;\s*return \w+ \? \w+ === '(\w+)' : true;/.exec(rest) ?? [];
    const isSwitch = other ?? /^ === '(true)'/.exec(rest)?.[1];
    const value = literal ?? other ?? (isSwitch ? 'false' : undefined);
    const type = isSwitch ? 'bool' : 'string';
    found[name!] = { type, default: value ?? found[name!]?.default, file: found[name!]?.file ?? file };
  }
  return found;
}

/** Finds the environment variables that charts (`NAME: value` in a template) and Compose (`- NAME=value`) set. */
export function environmentSet(source: string, file: string): Record<string, Fact> {
  const names = source.matchAll(/^\s*(?:- )?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|HOST|HOSTNAME|PORT)(?:=|: )/gm);
  return Object.fromEntries([...names].map(([, name]) => [name!, { file }]));
}
