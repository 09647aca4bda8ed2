/** Props of a component with built-in text. */
export interface Messages<Text> {
  /** Replaces built-in text. @default the text in `.messages.json` next to the component */
  messages?: Partial<Text>;
}

/** Replaces the placeholders of a message, such as "Open in {assistant}", with values. */
export const fill = <Values extends object>(message: string, values: Values): string =>
  message.replace(/\{(\w+)\}/g, (_place, name) => String(values[name as keyof Values]));

/** Picks the singular or plural message and fills in `{count}`: "1 problem", "1,200 problems". */
export const plural = (count: number, one: string, several: string): string =>
  fill(count === 1 ? one : several, { count: count.toLocaleString('en') });
