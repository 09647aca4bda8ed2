/** The value that a record itself has under a name: names like `constructor` find nothing inherited. */
export const getOwn = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
