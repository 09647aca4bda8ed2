/** The prop of a component that has built-in text. */
export interface Messages<Text> {
  /** Replaces built-in text. @default the text in `.messages.json` next to the component */
  messages?: Partial<Text>;
}

/** A message whose names in braces are replaced with values: "Open in {assistant}". */
export const fill = <Values extends object>(message: string, values: Values): string =>
  message.replace(/\{(\w+)\}/g, (_place, name) => String(values[name as keyof Values]));

/** The message for one or for several, with their number: "1 problem", "1,200 problems". */
export const plural = (count: number, one: string, several: string): string =>
  fill(count === 1 ? one : several, { count: count.toLocaleString('en') });
