import ts from 'typescript';

import { nodesOf, placeOf } from '#ci/readSource';

/** What a behavior is checked against. */
export interface Surroundings {
  /** The source of `ui/behaviors/mountBehaviors.ts`. */
  mount: ts.SourceFile;
  /** The source of `ui/behaviors.ts`. */
  door: ts.SourceFile;
  /** Every file of the design system. */
  files: ReadonlySet<string>;
}

/**
 * Behaviors that nothing would bring to life, each with its place and the mend: a `Behavior` that is not mounted, and a file that is
 * neither mounted nor exported through the door. A file `Name.behavior.ts` has its test and its story beside it.
 */
export function findIdleBehaviors(source: ts.SourceFile, { mount, door, files }: Surroundings): string[] {
  const faults: string[] = [];
  const { fileName } = source;
  const mounted = mountedFrom(mount, fileName);
  const own = behaviorsOf(source);
  for (const node of own) {
    if (!mounted.has(node.text)) {
      faults.push(
        `${placeOf(node)} exports the behavior ${node.text}, and no page has it: add it to the list in ${mount.fileName}`,
      );
    }
  }
  if (!fileName.endsWith('.behavior.ts')) return faults;

  const stem = fileName.slice(0, -'.ts'.length);
  if (own.length === 0 && !isExported(door, fileName)) {
    faults.push(
      `${fileName}:1 is neither mounted nor exported: export a Behavior and add it to ${mount.fileName}, or export what the site calls from ${door.fileName}`,
    );
  }
  if (!files.has(`${stem}.test.tsx`)) faults.push(`${fileName}:1 has no test: write ${stem}.test.tsx`);
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  const hasStory = [...files].some((file) => file.startsWith(folder) && file.endsWith('.stories.tsx'));
  if (!hasStory) {
    faults.push(`${fileName}:1 has no story: write ${stem.replace(/\.behavior$/, '')}.stories.tsx`);
  }
  return faults;
}

/** Names of what a file exports as a `Behavior`. */
function behaviorsOf(source: ts.SourceFile): ts.Identifier[] {
  return source.statements.flatMap((statement) => {
    const isOut =
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isOut) return [];
    return statement.declarationList.declarations
      .filter(({ type }) => type?.getText() === 'Behavior')
      .map(({ name }) => name as ts.Identifier);
  });
}

/** Names of what is imported from a file and stands in the list of behaviors. */
function mountedFrom(mount: ts.SourceFile, file: string): Set<string> {
  const names = new Map<string, string>();
  for (const statement of mount.statements) {
    if (!ts.isImportDeclaration(statement) || !leadsTo(statement.moduleSpecifier, file)) continue;
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    for (const { name, propertyName } of named.elements) names.set(name.text, (propertyName ?? name).text);
  }
  const listed = [...nodesOf(mount)]
    .filter(ts.isArrayLiteralExpression)
    .flatMap(({ elements }) => [...elements])
    .flatMap((element) => (ts.isIdentifier(element) ? (names.get(element.text) ?? []) : []));
  return new Set(listed);
}

const isExported = (door: ts.SourceFile, file: string) =>
  door.statements.some(
    (statement) =>
      ts.isExportDeclaration(statement) &&
      !statement.isTypeOnly &&
      statement.moduleSpecifier !== undefined &&
      leadsTo(statement.moduleSpecifier, file),
  );

/** Whether a path that a file of the design system writes ends at another file of it. */
function leadsTo(specifier: ts.Expression, file: string): boolean {
  if (!ts.isStringLiteral(specifier)) return false;
  const { fileName } = specifier.getSourceFile();
  return new URL(`${specifier.text}.ts`, `file:///${fileName}`).pathname === `/${file}`;
}
