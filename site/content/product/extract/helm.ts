import { isMap, parseDocument, type Node } from 'yaml';

import type { Checkout, Fact } from '../facts';

/** Reads the values of the chart in a folder: those of its `values.yaml`, and those that only its templates name. */
export function valuesOf(checkout: Checkout, folder: string): Record<string, Fact> {
  const file = `${folder}/values.yaml`;
  const values: Record<string, Fact> = {};
  const walk = (node: unknown, path: string) => {
    if (isMap(node) && node.items.length > 0) {
      for (const { key, value } of node.items)
        walk(value, path === '' ? String(key) : `${path}.${String(key)}`);
    } else values[path] = { default: written((node as Node | null)?.toJSON()), file };
  };
  if (checkout.has(file)) walk(parseDocument(checkout.get(file)!).contents, '');
  for (const [template, source] of checkout) {
    if (!template.startsWith(`${folder}/templates/`)) continue;
    for (const [, path] of source.matchAll(/\.Values\.([\w.]+)/g)) {
      const known = Object.keys(values).some((value) => `${value}.`.startsWith(`${path}.`));
      if (!known) values[path!] = { file: template };
    }
  }
  return values;
}

/** A value as text: nothing where there is none, JSON for a list or a map. */
function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string);
}
