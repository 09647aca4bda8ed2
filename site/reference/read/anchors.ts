import { labelOf, type ParsedFile, type Report } from './tree';

/**
 * Makes the function that gives every symbol of a file its anchor: its full name inside the package in lower case, such
 * as `getjobrequest`, `outer.inner`, `jobservice.getjob` or `message.field`.
 *
 * Lower case can make two names one. A nested type and the field that holds it often differ only in case (`Timing` and
 * `timing`), so the anchor of such a field or oneof ends in `-field` or `-oneof`, which no name can.
 * Any other two symbols with one anchor are a problem.
 */
export function anchorsOf({ path, package: inPackage }: ParsedFile, report: Report) {
  const owners = new Map<string, { name: string; line: number }>();
  return (fullName: string, line: number, suffix = ''): string => {
    const name = labelOf(fullName, inPackage);
    const anchor = name.toLowerCase() + suffix;
    const owner = owners.get(anchor);
    if (owner === undefined) owners.set(anchor, { name, line });
    else if (owner.name !== name)
      report(
        path,
        line,
        `"${name}" and "${owner.name}" (line ${owner.line}) would both have the anchor "#${anchor}".`,
        'protoc accepts both, but this site cannot. Rename one of the two: names must differ in more than case.',
      );
    return anchor;
  };
}
