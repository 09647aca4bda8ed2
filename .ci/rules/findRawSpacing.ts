import ts from 'typescript';

import { nodesOf, placeOf } from '#ci/readSource';

import { base } from '../../ui/tokens/base';

const spacing = /^(padding|margin|gap|rowGap|columnGap|scrollMargin|scrollPadding)/;

const steps = new Map(Object.entries(base.space).map(([name, size]) => [parseFloat(size), name]));

/** The beginning of a comment next to a size, before its reason. */
const reason = /\/[/*] Off the scale: \S/;

/** Spacing of a style sheet that isn't a token. */
export interface RawSpacing {
  /** Required changes, each with its place. */
  violations: string[];
  /** Places of sizes off the scale, with the reason next to them. */
  exceptions: string[];
}

/**
 * Finds paddings, margins, gaps and font weights that aren't tokens, and paddings for one direction of text.
 *
 * A size in pixels is an exception if the comment `// Off the scale: the reason` is on its line or the line above.
 */
export function findRawSpacing(source: ts.SourceFile): RawSpacing {
  const found: RawSpacing = { violations: [], exceptions: [] };
  const lines = source.text.split('\n');
  const hasReason = (node: ts.Node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return reason.test(lines[line]!) || reason.test(lines[line - 1] ?? '');
  };
  for (const node of nodesOf(source)) {
    if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) continue;
    const name = node.name.text;
    const written = node.initializer.getText();
    if (name === 'fontWeight' && !/^(vars\.weight\.\w+|'inherit')$/.test(written)) {
      found.violations.push(`${placeOf(node)} writes a weight, ${written}: name one, vars.weight.…`);
    }
    if (!spacing.test(name)) continue;
    const [, right, left] = /^.[^ (]+ ([^ (]+) [^ (]+ ([^ (]+).$/.exec(written) ?? [];
    if (/^(padding|margin)$/.test(name) && left !== right) {
      found.violations.push(
        `${placeOf(node)} has a left and a right: write ${name}Block and ${name}Inline, which follow the page's direction`,
      );
      continue;
    }
    const sizes = sizesOf(node.initializer);
    if (sizes.length > 0 && hasReason(node)) found.exceptions.push(placeOf(node));
    else found.violations.push(...sizes.map((size) => `${placeOf(node)} writes ${size}px: ${fixOf(size)}`));
  }
  return found;
}

function fixOf(size: number): string {
  const step = steps.get(size);
  if (step) return `name the step, vars.space.${step}`;
  return 'take a step of vars.space, or say why not in a comment, "// Off the scale: …"';
}

/** Lengths in pixels, without their sign: numbers, texts with the unit, and constants of the file with either. */
function sizesOf(value: ts.Node): number[] {
  return [value, ...nodesOf(value)].flatMap((node) => {
    if (ts.isNumericLiteral(node)) return isFactor(node) ? [] : Number(node.text) || [];
    if (ts.isIdentifier(node)) return sizesOf(constantOf(node) ?? node.getSourceFile().endOfFileToken);
    if (
      !ts.isLiteralExpression(node) &&
      !ts.isTemplateMiddleOrTemplateTail(node) &&
      !ts.isTemplateHead(node)
    ) {
      return [];
    }
    return [...node.text.matchAll(/(?<![\w.])(\d*\.?\d+)px\b/g)].map(([, size]) => Number(size));
  });
}

/** The value of a constant at the top of the file. */
const constantOf = (name: ts.Identifier): ts.Expression | undefined =>
  name
    .getSourceFile()
    .statements.filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => declaration.name.getText() === name.text && isSize(declaration.initializer))
    ?.initializer;

const isSize = (value: ts.Expression | undefined): boolean =>
  value !== undefined && (ts.isNumericLiteral(value) || ts.isStringLiteralLike(value));

const isFactor = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && /^[*/]$/.test(parent.operatorToken.getText());
