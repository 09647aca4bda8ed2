/**
 * A template with each `{{name}}` replaced by the value of that name, as it is. A list replaces a whole line by its
 * items, each on a line.
 *
 * @throws {Error} If there is no value for a name.
 */
export function fillTemplate(template: string, values: Record<string, string | string[]>): string {
  const valueOf = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template names an unknown value: ${name}`);
    return value;
  };
  return template
    .replace(/^\{\{(\w+)\}\}\n/gm, (_, name: string) =>
      [valueOf(name)]
        .flat()
        .map((line) => `${line}\n`)
        .join(''),
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(valueOf(name)));
}
