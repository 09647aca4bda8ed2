/** The JSON name that protobuf derives from the name of a field: lower camel case. */
export const jsonName = (name: string): string =>
  name.replace(/_+([^_]?)/g, (_, first: string) => first.toUpperCase());
