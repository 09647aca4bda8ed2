import { nameInPackage } from '../nameInPackage';

/** Names to import, by package. */
export type Imports = Map<string, Set<string>>;

/** An import, on several lines where one would be long. */
export const importLine = ([name, names]: [string, Set<string>]) => {
  const sorted = [...names].sort();
  const line = `from ${name} import ${sorted.join(', ')}`;
  return line.length <= 88
    ? line
    : `from ${name} import (\n${sorted.map((each) => `    ${each},\n`).join('')})`;
};

/** Imports a name from a package. */
export function use(imports: Imports, scope: string, name: string): void {
  imports.set(scope, (imports.get(scope) ?? new Set()).add(name));
}

/** Name of a type inside its package, and the package. */
export function nameAndPackage(type: string): [name: string, scope: string] {
  const name = nameInPackage(type);
  return [name, type.slice(0, -name.length - 1)];
}

/** Module that is generated for a file, without what its name ends with. */
export const moduleOf = (file: string) => file.replace(/\.proto$/, '').replaceAll('/', '.');
