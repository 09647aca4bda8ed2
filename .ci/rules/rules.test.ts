import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { importsOf, nodesOf, placeOf, readSource } from '#ci/readSource';

import packageFile from '../../package.json' with { type: 'json' };
import { findBuiltInText } from './findBuiltInText';
import { findRawLooks } from './findRawLooks';
import { findRawSpacing } from './findRawSpacing';
import { base } from '../../ui/tokens/base';

const ignore = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/*.samples.{ts,tsx}', '**/fixtures/**'];
/** The files of the design system, without tests, stories and their data. */
const parts = globSync('ui/{behaviors,components,mount,styles,tokens}/**/*.{ts,tsx}', { ignore });
/** The folders of these files: each imports only from itself and those before it. */
const folderOrder = ['tokens', 'styles', 'behaviors', 'components', 'mount'];

test('no color, shadow or font is written outside of the tokens', () => {
  const files = globSync(['ui/**/*.css.ts', 'ui/**/*.tsx', 'site/{markdown,theme}/**/*.{css.ts,tsx}'], {
    ignore: [...ignore, 'ui/tokens/**'],
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => findRawLooks(readSource(file)))).toEqual([]);
});

test('colors of the system have names that browsers know', () => {
  const known = /^(Canvas|CanvasText|GrayText|Highlight|HighlightText|LinkText|Mark|MarkText)$/;
  const values = globSync('ui/**/*.css.ts').flatMap((file) =>
    [...nodesOf(readSource(file))].filter(
      (node): node is ts.StringLiteral =>
        ts.isStringLiteral(node) &&
        ts.isPropertyAssignment(node.parent) &&
        /^[A-Z][A-Za-z]+$/.test(node.text),
    ),
  );
  expect(values.length).toBeGreaterThan(10);
  const violations = values.filter(({ text }) => !known.test(text));
  expect(violations.map((node) => `${placeOf(node)}: browsers know no color ${node.text}`)).toEqual([]);
});

test('spacing and font weights are tokens, with few exceptions that say why', () => {
  // A face has a range of weights.
  const faces = 'ui/styles/brandFonts.ts';
  const files = globSync(['ui/**/*.css.ts', 'ui/styles/*.ts'], {
    ignore: [...ignore, 'ui/tokens/**', faces],
  });
  expect(files.length).toBeGreaterThan(60);
  const found = files.map((file) => findRawSpacing(readSource(file)));
  expect(found.flatMap(({ violations }) => violations)).toEqual([]);
  expect(found.flatMap(({ exceptions }) => exceptions).length).toBeLessThanOrEqual(30);
});

test('a distance belongs to the block below it or to the container, not to a neighbor', () => {
  // Text by writers has no classes.
  const files = globSync('ui/components/**/*.css.ts', { ignore: [...ignore, 'ui/components/Prose/**'] });
  const reaching = files.flatMap((file) =>
    [...nodesOf(readSource(file))].filter(
      (node) => ts.isStringLiteralLike(node) && /(^|[\s>])\* \+ /.test(node.text),
    ),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(
    reaching.map((node) => `${placeOf(node)}: use gapAbove, stack or inline of ui/styles/mixins.ts`),
  ).toEqual([]);
});

test('the scale has nine steps, each larger than the one before', () => {
  const sizes = Object.values(base.space).map(parseFloat);
  expect(sizes).toHaveLength(9);
  expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b));
});

test('text of components can be replaced: it is in `messages`, or the default of a prop', () => {
  const files = parts.filter((file) => /^ui\/components\/.*\.tsx$/.test(file));
  expect(files.length).toBeGreaterThan(80);
  const fixed = files
    .map((file) => ({ file, found: findBuiltInText(readSource(file)) }))
    .filter(({ found }) => found.length > 0);
  expect(fixed.map(({ file, found }) => `${file} writes ${found.join(', ')}: use messages`)).toEqual([]);
});

test('a component has at most one prop with text as its default', () => {
  const texts = parts
    .filter((file) => file.startsWith('ui/components/') && file.endsWith('.tsx'))
    .flatMap((file) => [...nodesOf(readSource(file))].filter(ts.isObjectBindingPattern))
    .map((props) => props.elements.filter(({ initializer }) => initializer && isSentence(initializer)));
  expect(texts.filter(({ length }) => length === 1).length).toBeGreaterThan(5);
  const several = texts.filter(({ length }) => length > 1);
  expect(several.map(([prop]) => `${placeOf(prop!)}: put the texts into one prop, messages`)).toEqual([]);
});

test('no style depends on whether something inside an element is open', () => {
  const literals = globSync('ui/**/*.css.ts').flatMap((file) =>
    [...nodesOf(readSource(file))].filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateHead(node)),
  );
  expect(literals.length).toBeGreaterThan(1000);
  // The browser would search every added element with details. A next sibling is found at once.
  const violations = literals.filter(({ text }) => /:has\(\s*[^+\s][^)]*\[open\]/.test(text));
  expect(violations.map((node) => `${placeOf(node)}: set an attribute on toggle instead`)).toEqual([]);
});

test('a style sheet has no text', () => {
  const violations = globSync('ui/**/*.css.ts').flatMap((file) =>
    [...nodesOf(readSource(file))].filter(
      (node) =>
        ts.isPropertyAssignment(node) &&
        node.name.getText() === 'content' &&
        /"[^"]*\p{L}{2}[^"]*"/u.test(
          node.initializer.getText().replace(/attr\([^)]*\)|counter\([^)]*\)/g, ''),
        ),
    ),
  );
  expect(violations.map((node) => `${placeOf(node)}: write the words into an attribute`)).toEqual([]);
});

test('the design system imports only itself and its libraries', () => {
  const allowed =
    /^(react(-dom)?(\/.*)?|clsx|@vanilla-extract\/.*|@radix-ui\/.*|@docsearch\/(react|css)\/.*|@capsizecss\/.*|@fontsource-variable\/.*)$/;
  const violations = [...parts, 'ui/index.ts', 'ui/behaviors.ts'].flatMap((file) =>
    importsOf(file)
      .filter(({ from }) =>
        from.startsWith('.') ? !isInside('ui', join(dirname(file), from)) : !allowed.test(from),
      )
      .map(({ from, node }) => `${placeOf(node)} imports ${from}: pass text, data and callbacks in instead`),
  );
  expect(violations).toEqual([]);
});

test('every import is from the same folder or one before it, types included', () => {
  const rankOf = (path: string) => folderOrder.indexOf(relative('ui', path).split('/')[0]!);
  const imports = parts.flatMap((file) => importsOf(file).map(({ from, node }) => ({ file, from, node })));
  const rising = imports.filter(
    ({ file, from }) => from.startsWith('.') && rankOf(join(dirname(file), from)) > rankOf(file),
  );
  expect(imports.length).toBeGreaterThan(500);
  expect(
    rising.map(
      ({ from, node }) => `${placeOf(node)} imports ${from}: move what both need to an earlier folder`,
    ),
  ).toEqual([]);
});

test('the design system knows no storage, no routes and no network', () => {
  const known =
    /^(localStorage|sessionStorage|indexedDB|cookie|history|pushState|replaceState|fetch|XMLHttpRequest)$/;
  const violations = parts.flatMap((file) =>
    [...nodesOf(readSource(file))]
      .filter((node) => ts.isIdentifier(node) && known.test(node.text) && isGlobal(node))
      .map((node) => `${placeOf(node)} uses ${node.getText()}: ask for a callback instead`),
  );
  expect(violations).toEqual([]);
});

test('every behavior has a test next to it', () => {
  const behaviors = parts.filter((file) => file.endsWith('.behavior.ts'));
  expect(behaviors.length).toBeGreaterThan(10);
  const tests = behaviors.map((file) => file.replace(/\.ts$/, '.test.tsx'));
  expect(tests.filter((file) => !existsSync(file)).map((file) => `${file} is missing: add it`)).toEqual([]);
});

test("an attribute that a behavior finds is not in other components' markup", () => {
  const attributes = parts.flatMap((file) =>
    partAttributesOf(readSource(file)).map((attribute) => ({ attribute, folder: dirname(file) })),
  );
  expect(attributes.length).toBeGreaterThan(40);
  const folders = new Map(attributes.map(({ attribute, folder }) => [attribute, folder]));
  const shared = attributes.filter(({ attribute, folder }) => folders.get(attribute) !== folder);
  expect(shared.map(({ attribute, folder }) => `${folder}: rename ${attribute}`)).toEqual([]);

  const markup = globSync(['ui/components/**/*.tsx', 'site/theme/**/*.tsx', 'site/markdown/**/*.{ts,tsx}'], {
    ignore,
  });
  const violations = markup.flatMap((file) =>
    [...nodesOf(readSource(file))].flatMap((node) => {
      const folder = folders.get(attributeOf(node) ?? '') ?? dirname(file);
      return folder === dirname(file)
        ? []
        : [`${placeOf(node)}: spread the mark of a part of ${folder}, or rename ${node.getText()}`];
    }),
  );
  expect(violations).toEqual([]);
});

test('every exported component has stories and a documentation page', () => {
  const components = exportedComponents();
  expect(components.length).toBeGreaterThan(50);
  const missing = components.filter((component) => !isDocumented(component));
  expect(missing.map(({ name }) => `${name} needs ${name}.stories.tsx with tags: ['autodocs']`)).toEqual([]);
});

test('the exports of components are sorted by folder', () => {
  const folders = [...readFileSync('ui/index.ts', 'utf8').matchAll(/'\.\/components\/(\w+)\//g)].map(
    ([, folder]) => folder,
  );
  expect(folders.length).toBeGreaterThan(50);
  // `npm run new -- component` adds a line before the first folder that comes later.
  expect(folders).toEqual(folders.toSorted());
});

test('every component is exported, or used by an exported one', () => {
  // Rarely used components have their own entry points.
  const entryPoints = Object.values(packageFile.imports).filter((file) => file.endsWith('.tsx'));
  const reached = new Set([
    ...importsOf('ui/index.ts').map(({ from }) => join('ui', `${from}.tsx`)),
    ...entryPoints.map((file) => join(file)),
  ]);
  for (const file of reached) {
    for (const { from } of existsSync(file) ? importsOf(file) : []) {
      reached.add(join(dirname(file), `${from}.tsx`));
    }
  }
  const unreached = parts.filter((file) => file.endsWith('.tsx') && !reached.has(file));
  expect(unreached.map((file) => `${file} is not used: export it from ui/index.ts`)).toEqual([]);
});

test('every component has a docstring', () => {
  const bare = parts
    .filter((file) => file.startsWith('ui/components/') && file.endsWith('.tsx'))
    .flatMap((file) => [...readSource(file).statements])
    .filter((statement) => ts.isFunctionDeclaration(statement))
    .filter((component) => component.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .filter((component) => ts.getJSDocCommentsAndTags(component).length === 0);
  expect(bare.map((node) => `${placeOf(node)}: say in a docstring what ${node.name?.text} is`)).toEqual([]);
});

/** The attributes that `part('data-…', about)` finds by any value. */
function partAttributesOf(source: ts.SourceFile): string[] {
  return [...nodesOf(source)].flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'part') return [];
    const [attribute, , value] = node.arguments;
    return attribute && ts.isStringLiteral(attribute) && !value ? [attribute.text] : [];
  });
}

/** The attribute that a name or a text is: `data-answer` as it is, or `dataAnswer` in a syntax tree of HTML. */
function attributeOf(node: ts.Node): string | undefined {
  if (!ts.isIdentifier(node) && !ts.isStringLiteral(node)) return undefined;
  return node.text.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

interface Exported {
  name: string;
  folder: string;
}

/** The components that `ui/index.ts` exports: capitalized values from a folder of components. */
function exportedComponents(): Exported[] {
  return readSource('ui/index.ts').statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || !statement.moduleSpecifier) return [];
    if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) return [];
    const { text: from } = statement.moduleSpecifier as ts.StringLiteral;
    if (!from.startsWith('./components/')) return [];
    return statement.exportClause.elements
      .filter((element) => !element.isTypeOnly && /^[A-Z]/.test(element.name.text))
      .map((element) => ({ name: element.name.text, folder: dirname(join('ui', from)) }));
  });
}

function isDocumented({ name, folder }: Exported): boolean {
  return globSync(`${folder}/*.stories.tsx`).some((file) => {
    const source = readSource(file);
    const shown = [...nodesOf(source)].some(
      (node) => ts.isIdentifier(node) && node.text === name && !ts.isImportSpecifier(node.parent),
    );
    return shown && /tags: \[[^\]]*'autodocs'/.test(source.text);
  });
}

/** Capitalized text, unlike values of a choice, addresses and keys. */
const isSentence = (node: ts.Expression) => ts.isStringLiteralLike(node) && /^\p{Lu}/u.test(node.text);

const isInside = (folder: string, path: string) => !relative(folder, path).startsWith('..');

/** Whether a name refers to a global of the browser: by itself, or as a member of a global object. */
function isGlobal(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent)) return ts.isCallExpression(parent);
  return (
    parent.expression === node || /^(window|globalThis|document|history)$/.test(parent.expression.getText())
  );
}
