import type { ProtoSymbol } from './model';
import type {
  Declaration,
  EnumDeclaration,
  FileDeclaration,
  MessageDeclaration,
} from './source/declarations';
import { inScope } from './link/symbols';
import type { Problem } from '../problem';

/** Anchors of a file by declaration. */
export type Anchors = Map<Declaration, ProtoSymbol['anchor']>;

/**
 * Gives every symbol of a file its anchor: its full name inside the package in lower case. A message is
 * `getjobrequest`, a nested one `outer.inner`, a call `jobservice.getjob`, a field `message.field`, a oneof
 * `message.oneof`, a value of an enum `enum.value`.
 *
 * Lower case can make two names one. Style gives a nested type and the field that holds it names that differ
 * only in case (`Timing` and `timing`), so among the names in one place a message or an enum keeps the name, and
 * a field, an extension or a oneof that would have the same gets the suffix `-field` or `-oneof`, which no name
 * in the language can end in. Any other two symbols with one anchor are a problem that names both.
 */
export function anchorsOf(file: FileDeclaration): { anchors: Anchors; problems: Problem[] } {
  const anchors: Anchors = new Map();
  const owners = new Map<string, string>();
  const problems: Problem[] = [];

  const give = (declaration: Declaration, scope: string, suffix = '') => {
    const fullName = inScope(scope, declaration.name.text);
    const anchor = fullName.toLowerCase() + suffix;
    anchors.set(declaration, anchor);
    const owner = owners.get(anchor);
    if (owner === undefined) owners.set(anchor, fullName);
    else if (owner !== fullName) {
      const [{ name }] = [...anchors].find(([, other]) => other === anchor)!;
      problems.push(collision(file, declaration, fullName, anchor, { fullName: owner, line: name.line }));
    }
  };
  const giveMessage = (message: MessageDeclaration, scope: string) => {
    give(message, scope);
    const inner = inScope(scope, message.name.text);
    const suffix = suffixIn(message);
    giveTypes(message, inner);
    for (const field of message.fields) give(field, inner, suffix(field, 'field'));
    for (const oneof of message.oneofs) give(oneof, inner, suffix(oneof, 'oneof'));
  };
  const giveEnum = (declaration: EnumDeclaration, scope: string) => {
    give(declaration, scope);
    for (const value of declaration.values) give(value, inScope(scope, declaration.name.text));
  };
  const giveTypes = (
    holder: Pick<MessageDeclaration, 'messages' | 'enums' | 'extensions'>,
    scope: string,
  ) => {
    for (const message of holder.messages) giveMessage(message, scope);
    for (const declaration of holder.enums) giveEnum(declaration, scope);
    const suffix = suffixIn(holder);
    for (const extension of holder.extensions) give(extension, scope, suffix(extension, 'field'));
  };

  giveTypes(file, '');
  for (const service of file.services) {
    give(service, '');
    for (const rpc of service.rpcs) give(rpc, service.name.text);
  }
  return { anchors, problems };
}

/** Anchor of a message or an enum, which is never given to anything else. */
export function anchorOfType(fullName: string, inPackage: string): ProtoSymbol['anchor'] {
  return (inPackage === '' ? fullName : fullName.slice(inPackage.length + 1)).toLowerCase();
}

/** Makes the function that tells what a field or a oneof has to add to its anchor beside the types in the same place. */
function suffixIn({ messages, enums }: Pick<MessageDeclaration, 'messages' | 'enums'>) {
  if (messages.length === 0 && enums.length === 0) return () => '';
  const types = new Set([...messages, ...enums].map(({ name }) => name.text.toLowerCase()));
  return ({ name }: Declaration, kind: 'field' | 'oneof') =>
    types.has(name.text.toLowerCase()) ? `-${kind}` : '';
}

function collision(
  { file }: FileDeclaration,
  { name }: Declaration,
  fullName: string,
  anchor: string,
  owner: { fullName: string; line: number },
): Problem {
  return {
    file,
    line: name.line,
    column: name.column,
    message: `"${fullName}" and "${owner.fullName}" (line ${owner.line}) would both have the anchor "#${anchor}"; expected names that differ in more than case.`,
    fix: 'Rename one of the two.',
  };
}
