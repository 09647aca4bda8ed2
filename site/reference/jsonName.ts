/** The name of a field in JSON as protobuf makes it: without underscores, the letter after one in upper case. */
export function jsonName(name: string): string {
  if (!name.includes('_')) return name;
  const [first, ...others] = name.split('_');
  return others.reduce((joined, part) => joined + part.charAt(0).toUpperCase() + part.slice(1), first!);
}
