import { keyOf, type Declaration, type Packages } from './readPackages';

/**
 * Gives what runs when a function does: every declaration that it names, and that those name. A method counts once its type
 * is reached and its name is mentioned anywhere in what is reached.
 *
 * @param start Folder and name, as {@link keyOf} joins them.
 * @param closed Folders that are not entered, such as those of other commands.
 */
export function reach(packages: Packages, start: string, closed: string[] = []): Declaration[] {
  const reached: Declaration[] = [];
  const seen = new Set<string>();
  const mentioned = new Set<string>();
  const queue = [start];
  let methods: Declaration[] = [];
  const enter = (declaration: Declaration) => {
    reached.push(declaration);
    for (const [, dot, first, second] of declaration.body.matchAll(
      /(\.)?\b([A-Za-z_]\w*)\b(?:\.([A-Za-z_]\w*))?/g,
    )) {
      if (dot) mentioned.add(first!);
      if (second) mentioned.add(second);
      const folder = dot || !second ? undefined : declaration.imports.get(first!);
      if (folder !== undefined) queue.push(keyOf(folder, second!));
      else if (!dot) queue.push(keyOf(declaration.folder, first!));
    }
  };
  while (queue.length > 0) {
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      if (seen.has(key)) continue;
      seen.add(key);
      for (const declaration of packages.get(key) ?? []) {
        if (closed.some((folder) => `${declaration.folder}/`.startsWith(`${folder}/`))) continue;
        if (declaration.method) methods.push(declaration);
        else enter(declaration);
      }
    }
    const called = methods.filter(({ method }) => mentioned.has(method!));
    methods = methods.filter((declaration) => !called.includes(declaration));
    called.forEach(enter);
  }
  return reached;
}
