import { colorsNamed } from 'culori';
import ts from 'typescript';

import { nodesOf, placeOf } from '#ci/readSource';

const colored =
  /color$|^(background|border|outline|fill$|stroke$|mask|textDecoration|textShadow|filter|columnRule|caret)/i;
const colorFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|device-cmyk)\(/i;
const hex = /#[\da-f]{3,8}\b/i;

/**
 * Finds hard-coded colors, shadows and fonts that should be tokens, each with its place.
 *
 * Allows system colors, `currentColor`, `transparent`, `inherit`, `none`, and inset shadows in a token's color, which draw
 * rules.
 */
export function findRawLooks(source: ts.SourceFile): string[] {
  const violations: string[] = [];
  for (const node of nodesOf(source)) {
    const [name, value] = assignmentOf(node) ?? [];
    const text = textOf(node);
    if (text !== undefined && colorFunction.test(text)) {
      violations.push(`${placeOf(node)} writes a color, ${text}: name a role, vars.color.…`);
    }
    if (!name || !value) continue;
    const written = [value, ...nodesOf(value)].map(textOf).filter((part) => part !== undefined);
    if (colored.test(name) && written.some((part) => hex.test(part) || hasNamedColor(part))) {
      violations.push(`${placeOf(node)} writes a color, ${value.getText()}: name a role, vars.color.…`);
    }
    if (
      (name === 'fontFamily' || name === 'font') &&
      written.some((part) => part.trim() && part !== 'inherit')
    ) {
      violations.push(
        `${placeOf(node)} writes a font, ${value.getText()}: name one, vars.text.… or vars.family.…`,
      );
    }
    if (/^(boxShadow|textShadow)$/.test(name) && written.length > 0 && !isAllowedShadow(value)) {
      violations.push(`${placeOf(node)} writes a shadow, ${value.getText()}: name one, vars.shadow.…`);
    }
  }
  return violations;
}

/** Name and value of a property in an object or an attribute of an element. */
function assignmentOf(node: ts.Node): [string, ts.Node] | undefined {
  if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) {
    return [node.name.text, node.initializer];
  }
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.initializer) {
    return [node.name.text, node.initializer];
  }
  return undefined;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) return node.text;
  return ts.isTemplateTail(node) ? node.text : undefined;
}

const hasNamedColor = (text: string) =>
  (text.toLowerCase().match(/(?<![-\w])[a-z]+(?![-\w(])/g) ?? []).some((word) => word in colorsNamed);

function isAllowedShadow(value: ts.Node): boolean {
  if (ts.isStringLiteralLike(value)) return value.text === 'none' || value.text === 'inherit';
  return (
    ts.isTemplateExpression(value) &&
    value.head.text.startsWith('inset ') &&
    value.templateSpans.every(({ expression }) => expression.getText().startsWith('vars.color.'))
  );
}
