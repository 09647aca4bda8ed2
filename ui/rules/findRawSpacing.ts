import ts from 'typescript';

import { nodesOf, placeOf } from '#ci/readSource';

import { base } from '../tokens/base';

const spacing = /^(padding|margin|gap|rowGap|columnGap|scrollMargin|scrollPadding)/;

const steps = new Map(Object.entries(base.space).map(([name, size]) => [parseFloat(size), name]));

/**
 * Sizes beside the scale that components have: a step and the pixel of a border, half a line of text, the width of an icon.
 * What is new takes a step.
 */
const beside = new Set([
  1, 1.5, 3, 5, 7, 9, 11, 13, 15, 17, 18, 22, 26, 29, 30, 32, 34, 36, 38, 40, 50, 52, 56, 72,
]);

/** Paddings, margins and gaps that a file writes itself instead of naming a step of the scale, or for one direction of text. */
export function findRawSpacing(source: ts.SourceFile): string[] {
  return [...nodesOf(source)].flatMap((node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name) || !spacing.test(node.name.text)) {
      return [];
    }
    const name = node.name.text;
    const [, right, left] = /^.[^ (]+ ([^ (]+) [^ (]+ ([^ (]+).$/.exec(node.initializer.getText()) ?? [];
    if (/^(padding|margin)$/.test(name) && left !== right) {
      return `${placeOf(node)} has a left and a right: write ${name}Block and ${name}Inline, which follow the page's direction`;
    }
    return sizesOf(node.initializer).flatMap((size) => {
      const step = steps.get(size);
      if (step !== undefined) return `${placeOf(node)} writes ${size}px: name the step, vars.space.${step}`;
      return beside.has(size) ? [] : `${placeOf(node)} writes ${size}px: no step of vars.space has this size`;
    });
  });
}

/** Lengths in pixels, without their sign: numbers, and what texts say with the unit. */
function sizesOf(value: ts.Expression): number[] {
  return [value, ...nodesOf(value)].flatMap((node) => {
    if (ts.isNumericLiteral(node)) return isFactor(node) ? [] : Number(node.text) || [];
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

const isFactor = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && /^[*/]$/.test(parent.operatorToken.getText());
