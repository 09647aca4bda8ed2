import { keyOf, type Declaration, type Packages } from './readPackages';

/** Splits the arguments of a call. `open` is the place of its parenthesis. */
export function argumentsAt(source: string, open: number): string[] {
  const parts = [''];
  let depth = 0;
  // A string is one token, so that what stands in it closes nothing.
  for (const [token] of source.slice(open + 1).matchAll(/"(?:\\.|[^"\\])*"|`[^`]*`|[\s\S]/g)) {
    if (/^[)\]}]$/.test(token) && depth-- === 0) break;
    if (/^[([{]$/.test(token)) depth++;
    if (token === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Gives the value of an expression as text: a literal, what a constant or variable of the project holds, or what a call wraps
 * (`int32(25)`, `ptr(true)`). Anything else, such as a constant of a library, stays as it is written.
 */
export function valueOf(expression: string, from: Declaration, packages: Packages): string {
  const text = expression.trim().replace(/^&/, '');
  const [, quoted] = /^"((?:\\.|[^"\\])*)"$/.exec(text) ?? [];
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, '$1');
  if (/^`[^`]*`$/.test(text)) return text.slice(1, -1);
  if (/^[\d_]+$/.test(text)) return text.replaceAll('_', '');
  const wrapped = /^[\w.]+\(([^()]*(?:\([^()]*\))?)\)$/.exec(text)?.[1];
  if (wrapped) return valueOf(wrapped, from, packages);
  const [, first, second] = /^([A-Za-z_]\w*)(?:\.(\w+))?$/.exec(text) ?? [];
  if (first === undefined) return text;
  const local = new RegExp(String.raw`\b${first} := (.+)$`, 'm').exec(from.body)?.[1];
  if (!second && local) return valueOf(local, { ...from, body: '' }, packages);
  const key = second ? keyOf(from.imports.get(first) ?? '', second) : keyOf(from.folder, first);
  for (const declaration of packages.get(key) ?? []) {
    const value = /^(?:(?:var|const) |\t)\w+(?:\s+[\w.]+)?\s+= (.+)$/m.exec(declaration.body)?.[1];
    if (value) return valueOf(value.replace(/\s+\/\/.*$/, ''), declaration, packages);
  }
  return text;
}
