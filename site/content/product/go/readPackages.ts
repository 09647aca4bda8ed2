import type { Checkout } from '../facts';

/** A function, type, variable or constant at the top of a Go file. */
export interface Declaration {
  /** Of a method, the type that it belongs to. */
  name: string;
  /** Set for a method: its own name. */
  method?: string;
  /** Its source, without comments that have a line to themselves. */
  body: string;
  /** Path of its file. */
  file: string;
  /** Folder of its file, which is its package. */
  folder: string;
  /** Folders of imported packages of the same module, by the name that the file gives them. */
  imports: Map<string, string>;
}

/** The declarations of a Go module, by {@link keyOf}. */
export type Packages = Map<string, Declaration[]>;

/** What a declaration is found under: its package and its name. */
export function keyOf(folder: string, name: string): string {
  return `${folder}.${name}`;
}

/** Reads the declarations of every Go file of a checkout. Trusts `gofmt`: what is at the top begins in the first column. */
export function readPackages(checkout: Checkout): Packages {
  const module = /^module (\S+)/m.exec(checkout.get('go.mod') ?? '')?.[1] ?? '';
  const files = [...checkout].filter(([path]) => path.endsWith('.go'));
  const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const names = new Map(files.map(([path, source]) => [folderOf(path), /^package (\w+)/m.exec(source)?.[1]]));
  const packages: Packages = new Map();
  for (const [file, source] of files) {
    const imports = new Map<string, string>();
    for (const [, alias, path] of source.matchAll(/^(?:import |\t)(?:(\w+) )?"([^"\s]+)"$/gm)) {
      if (!path!.startsWith(`${module}/`)) continue;
      const folder = path!.slice(module.length + 1);
      imports.set(alias ?? names.get(folder) ?? folder.slice(folder.lastIndexOf('/') + 1), folder);
    }
    const place = { file, folder: folderOf(file), imports };
    for (const { name, method, body } of declarationsIn(source.replace(/^\s*\/\/.*$/gm, ''))) {
      const key = keyOf(place.folder, name);
      packages.set(key, [...(packages.get(key) ?? []), { name, method, body, ...place }]);
    }
  }
  return packages;
}

function declarationsIn(source: string): Pick<Declaration, 'name' | 'method' | 'body'>[] {
  return source
    .split(/^(?=(?:func|type|var|const) )/m)
    .slice(1)
    .flatMap((body) => {
      const [, owner, method] = /^func \((?:\w+ )?\*?(\w+)[^)]*\) (\w+)/.exec(body) ?? [];
      if (owner !== undefined) return [{ name: owner, method, body }];
      if (/^\w+ \(/.test(body)) {
        return body
          .split(/^(?=\t\w)/m)
          .slice(1)
          .flatMap((entry) =>
            /^\t(\w+(?:, \w+)*)/
              .exec(entry)![1]!
              .split(', ')
              .map((name) => ({ name, body: entry })),
          );
      }
      const name = /^\w+ (\w+)/.exec(body)?.[1];
      return name === undefined ? [] : [{ name, body }];
    });
}
