/** The name of a field in JSON as protobuf makes it: without underscores, the letter after one in upper case. */
export function jsonName(name: string): string {
  return name.replace(/_+([^_]?)/g, (_, next: string) => next.toUpperCase());
}
