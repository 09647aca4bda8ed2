/** Names that have been made: the same fields come back in many messages, and each is asked for more than once. */
const names = new Map<string, string>();

/** The name of a field in JSON as protobuf makes it: without underscores, the letter after one in upper case. */
export function jsonName(name: string): string {
  if (!name.includes('_')) return name;
  let made = names.get(name);
  if (made === undefined) {
    made = name.replace(/_+([^_]?)/g, (_, first: string) => first.toUpperCase());
    names.set(name, made);
  }
  return made;
}
