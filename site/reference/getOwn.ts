/** The value of a record's own property: finds nothing inherited for names such as `constructor`. */
export const getOwn = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
