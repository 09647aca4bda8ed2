/** A message with values in the places of their names: "Open in {assistant}". */
export const fill = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));
