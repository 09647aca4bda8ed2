import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { SiteError } from '../problem';

/** The files of a component called `Name`. */
const templates = join(import.meta.dirname, 'component');

const entryPoint = 'ui/index.ts';

/**
 * Writes the three files of a component into `ui/components`, and its export into `ui/index.ts`. They pass every check, and
 * say what to replace.
 *
 * @param name Name of the component, such as `StatusMeter`.
 * @throws {SiteError} When it is not a valid component name, or the component exists.
 */
export function newComponent(name: string): void {
  const folder = `ui/components/${name}`;
  if (!/^[A-Z][a-z\d]+([A-Z][a-z\d]+)*$/.test(name)) {
    const fix = 'Use letters and digits, with a capital at the beginning of each word: StatusMeter.';
    throw new SiteError([{ file: folder, message: 'this cannot be the name of a component.', fix }]);
  }
  if (existsSync(folder)) {
    const fix = 'Change it, or choose another name.';
    throw new SiteError([{ file: folder, message: 'this component already exists.', fix }]);
  }
  const exports = readFileSync(entryPoint, 'utf8');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(templates)) {
    const text = readFileSync(join(templates, file), 'utf8').replaceAll(/\bName/g, name);
    writeFileSync(join(folder, basename(file, '.txt').replace('Name', name)), text);
  }
  writeFileSync(entryPoint, withExport(exports, name));
  console.log(`Wrote ${folder} and its line in ${entryPoint}. Replace the sentences and the look, and run:
  npm run types
  npx vitest run --project unit .ci/rules ui/foundations .storybook site/content/elements
  npx vitest run --project stories ${name}
  npm run visual -- ${name}
  npm run visual:update -- ${name}
"How to add a component" in Storybook explains each file (npm run storybook).`);
}

/** Adds the export of a component, in alphabetical order. */
function withExport(exports: string, name: string): string {
  const line = `export { ${name} } from './components/${name}/${name}';\n`;
  const others = [...exports.matchAll(/^export (?:type )?\{[^}]*\} from '\.\/components\/(\w+)\/.*\n/gm)];
  const next = others.find(([, other = '']) => other > name);
  const last = others.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length : exports.length);
  return exports.slice(0, at) + line + exports.slice(at);
}
