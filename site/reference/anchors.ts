import type { ProtoSymbol } from './model';
import type { Declaration, FileDeclaration, MessageDeclaration } from './source/declarations';
import type { Problem } from '../problem';

/** Gives a symbol its anchor; `suffix` is what {@link suffixIn} says. */
export type GiveAnchor = (
  declaration: Declaration,
  fullName: string,
  suffix?: string,
) => ProtoSymbol['anchor'];

/**
 * Makes the function that gives every symbol of a file its anchor: its full name inside the package in lower case. A
 * message is `getjobrequest`, a nested one `outer.inner`, a call `jobservice.getjob`, a field `message.field`, a oneof
 * `message.oneof`, a value of an enum `enum.value`.
 *
 * Lower case can make two names one. Style gives a nested type and the field that holds it names that differ
 * only in case (`Timing` and `timing`), so among the names in one place a message or an enum keeps the name, and
 * a field, an extension or a oneof that would have the same gets the suffix `-field` or `-oneof`, which no name
 * in the language can end in. Any other two symbols with one anchor are a problem that names both.
 */
export function anchorsOf(file: FileDeclaration, report: (problem: Problem) => void): GiveAnchor {
  const owners = new Map<string, { fullName: string; line: number }>();
  return ({ name }, fullName, suffix = '') => {
    const anchor = anchorOfType(fullName, file.package) + suffix;
    const owner = owners.get(anchor);
    if (owner === undefined) owners.set(anchor, { fullName, line: name.line });
    else if (owner.fullName !== fullName) {
      const [own, other] = [fullName, owner.fullName].map((full) => nameInPackage(full, file.package));
      report({
        file: file.file,
        line: name.line,
        column: name.column,
        message: `"${own}" and "${other}" (line ${owner.line}) would both have the anchor "#${anchor}"; expected names that differ in more than case.`,
        fix: 'Rename one of the two.',
      });
    }
    return anchor;
  };
}

/** Anchor of a message or an enum, which is never given to anything else. */
export function anchorOfType(fullName: string, inPackage: string): ProtoSymbol['anchor'] {
  return nameInPackage(fullName, inPackage).toLowerCase();
}

const nameInPackage = (fullName: string, inPackage: string) =>
  inPackage === '' ? fullName : fullName.slice(inPackage.length + 1);

/** What a field or a oneof has to add to its anchor beside the types in the same place. */
export type SuffixOf = (declaration: Declaration, kind: 'field' | 'oneof') => string;

const noSuffix: SuffixOf = () => '';

/** Makes the function that tells what the fields and oneofs in one place have to add to their anchors. */
export function suffixIn({ messages, enums }: Pick<MessageDeclaration, 'messages' | 'enums'>): SuffixOf {
  if (messages.length === 0 && enums.length === 0) return noSuffix;
  const types = new Set([...messages, ...enums].map(({ name }) => name.text.toLowerCase()));
  return ({ name }, kind) => (types.has(name.text.toLowerCase()) ? `-${kind}` : '');
}
