import { expect, test } from 'vitest';

import { tokensIn } from './tokensIn';

test('tokens are named once each, in order', () => {
  const source = `
    color: vars.color.ink.soft,
    border: \`1px solid \${vars.color.line.base}\`,
    font: vars.text.codeTitle, margin: \`-\${vars.space.m} 0 \${vars.space.m}\`, color: vars.color[name].ink
  `;
  expect(tokensIn(source)).toEqual(['color.ink.soft', 'color.line.base', 'space.m', 'text.codeTitle']);
});
