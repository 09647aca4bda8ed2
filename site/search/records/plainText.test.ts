import { describe, expect, test } from 'vitest';

import { parseMarkdown } from '../../content/documents/markdown';
import { plainText } from './plainText';

const textOf = (source: string) => plainText(parseMarkdown(source, 'page.mdx'));

describe('the text of a page', () => {
  test('has the visible text without Markdown', () => {
    expect(textOf('A **bold** [link](/x "t") and `code`, ~~gone~~.\nNext line.')).toBe(
      'A bold link and code, gone. Next line.',
    );
  });

  test('has code with its title', () => {
    expect(textOf('```bash title="Terminal"\nneosync login\n```')).toBe('\nTerminal\nneosync login');
  });

  test('has its code after its text, line by line', () => {
    expect(textOf('Before.\n\n> ```json\n> { "a":\n>   1 }\n> ```\n\nAfter\nit.')).toBe(
      'Before. After it.\n{ "a":\n1 }',
    );
  });

  test('has code as it is after the change in its marks', () => {
    expect(textOf('```yaml\na: 1 # [!code --]\na: 2 # [!code ++]\n```')).toBe('\na: 2');
  });

  test('has the description of a diagram, not its source', () => {
    expect(textOf('```dot title="The way" alt="A leads to B."\ndigraph { a -> b }\n```')).toBe(
      'The way A leads to B.',
    );
  });

  test('has the text of elements, not their syntax', () => {
    expect(
      textOf(
        '<Tabs>\n<Tab label="MySQL">\n\nA DSN.\n\n</Tab>\n</Tabs>\n\n<Card title="More" href="/more">Read on.</Card>',
      ),
    ).toBe('MySQL A DSN. More Read on.');
  });

  test('has no comments, expressions or imports', () => {
    expect(
      textOf("import x from './x';\n\nBefore {/* hidden */} and {1 + 1} after.\n\n{/* excerpt */}"),
    ).toBe('Before and after.');
  });

  test.each([
    [':::warning Mind the gap.\n\nIt is wide.\n\n:::', 'Mind the gap. It is wide.'],
    [':::note\nShort.\n:::', 'Short.'],
    [':::note{title="Use `npm`"}\nShort.\n:::', 'Use npm Short.'],
    ['> [!NOTE] Use `npm`\n> Short.', 'Use npm Short.'],
    ['1. Step\n\n   :::tip A title\n\n   Text.\n\n   :::', 'Step A title Text.'],
  ])('has the title and the text of the callout %j', (source, text) => {
    expect(textOf(source)).toBe(text);
  });

  test('keeps colons that do not open a callout', () => {
    expect(textOf('A ratio of 1:::2 and `::1`.\n\n```text\n:::note\n```')).toBe(
      'A ratio of 1:::2 and ::1.\n:::note',
    );
  });
});
