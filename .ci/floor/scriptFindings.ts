import { transformSync } from 'esbuild';
import ts from 'typescript';

import type { Finding } from './finding';
import { bcd, floor, newerThanFloor, type Branch } from './support';

/** A feature and where it stands in the data. */
interface Known {
  path: string;
  branch: Branch;
}

const globals = new Map<string, Known>();
/** Members by their last name: `toSorted`. */
const members = new Map<string, Known[]>();

for (const [place, tree] of [
  ['javascript.builtins', bcd.javascript.builtins],
  ['api', bcd.api],
] as const) {
  for (const [name, branch] of Object.entries(tree as unknown as Record<string, Branch>)) {
    globals.set(name, { path: `${place}.${name}`, branch });
    // Members of what the floor does not know are reached through something that is found by itself.
    if (place === 'api' && newerThanFloor(branch).length > 0) continue;
    for (const [member, feature] of Object.entries(branch)) {
      const path = `${place}.${name}.${member}`;
      if (member !== '__compat')
        members.set(member, [...(members.get(member) ?? []), { path, branch: feature as Branch }]);
    }
  }
}

/**
 * Features of a script that browsers of the floor lack.
 *
 * A member is known by its name alone: one that is called, or belongs to the browser's own objects, is found where all that has this
 * name is newer.
 */
export function scriptFindings(code: string): Finding[] {
  const findings: Finding[] = [];
  const source = ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const find = (node: ts.Node, feature: string, since: string[]) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (since.length > 0) findings.push({ feature, line, since });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && (isCalled(node) || isOwn(node.expression))) {
      const known = membersOf(node);
      const newer = known?.map(({ branch }) => newerThanFloor(branch));
      if (known && newer!.every((since) => since.length > 0)) find(node.name, known[0]!.path, newer![0]!);
    }
    if (ts.isIdentifier(node) && isRead(node)) {
      const known = globals.get(node.text);
      if (known) find(node, known.path, newerThanFloor(known.branch));
    }
    ts.forEachChild(node, (child) => {
      // Parents are not kept: to set them for all would take as long as to parse.
      (child as { parent: ts.Node }).parent = node;
      visit(child);
    });
  };
  visit(source);
  return [...findings, ...syntaxFindings(code)];
}

/** What a member may be: of a constructor or a namespace its own, else all that have its name. */
function membersOf({ expression, name }: ts.PropertyAccessExpression): Known[] | undefined {
  const owner = ts.isIdentifier(expression) ? globals.get(expression.text) : undefined;
  const own = owner?.branch[name.text] as Branch | undefined;
  return own ? [{ path: `${owner!.path}.${name.text}`, branch: own }] : members.get(name.text);
}

const isCalled = (node: ts.PropertyAccessExpression) =>
  ts.isCallExpression(node.parent) && node.parent.expression === node;

const isOwn = (node: ts.Expression) =>
  ts.isIdentifier(node) && /^(navigator|document|window|history)$/.test(node.text);

/** Whether a name is read, not what a member, a property or a variable is called. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return ts.isNewExpression(parent) || ts.isCallExpression(parent);
}

/** Where the language itself is newer: the compiler writes the script otherwise for the floor. */
function syntaxFindings(code: string): Finding[] {
  const target = Object.entries(floor).map(([browser, version]) => `${browser}${version}`);
  // The compiler is not sure of these, the data is.
  const supported = { 'regexp-lookbehind-assertions': true, 'regexp-unicode-property-escapes': true };
  const write = (to: string | string[]) =>
    transformSync(code, { target: to, supported, logLevel: 'silent' }).code.split('\n');
  const [newest, lowered] = [write('esnext'), write(target)];
  const at = newest.findIndex((line, index) => line !== lowered[index]);
  return at === -1 ? [] : [{ feature: `syntax: ${newest[at]!.trim().slice(0, 60)}`, line: 1, since: [] }];
}
