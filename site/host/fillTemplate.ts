/**
 * Replaces each `{{name}}` in a template with the value of that name, unchanged. A list takes up a line for each item.
 *
 * @throws {Error} If the template uses a name that has no value.
 */
export function fillTemplate(template: string, values: Record<string, string | string[]>): string {
  return template.replace(/\{\{(\w+)\}\}(\n?)/g, (_, name: string, lineEnd: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template uses a name that has no value: ${name}`);
    return Array.isArray(value) ? value.map((line) => `${line}\n`).join('') : value + lineEnd;
  });
}
