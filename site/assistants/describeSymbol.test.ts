import { describe, expect, test } from 'vitest';

import { referenceOf } from '../reference/fixtures/sourceOf';
import { describeSymbol } from './describeSymbol';
import { docsOf } from './fixtures/docsOf';

const reference = referenceOf({
  'harbor.proto': `syntax = "proto3"; package harbor.v1; import "buf/validate/validate.proto";
    // Lights the coast.
    service LampService {
      // Turns a lamp on.
      rpc Light(LightRequest) returns (LightResponse);
      rpc Watch(LightRequest) returns (stream LightResponse) { option deprecated = true; }
    }
    message LightRequest {
      // Name of the lamp,
      // as on the map.
      string lamp_name = 1 [(buf.validate.field).string.min_len = 3];
      oneof power { int32 watts = 2; Source source = 3; }
      repeated Color colors = 4;
      Nested nested = 5;
      message Nested { LightRequest again = 1; }
    }
    message LightResponse {}
    message Source { string grid = 1 [deprecated = true]; }
    enum Color {
      COLOR_UNSPECIFIED = 0;
      // Port side.
      COLOR_RED = 1;
    }`,
});
const docs = await docsOf(reference, {
  '/api/harbor.proto.md': `# harbor.proto\n\n## lampservice.light\n\n- Role: Keeper\n\nRequest:\n\n\`\`\`json\n{}\n\`\`\`\n\n## lampservice.watch\n\n- Role: All\n`,
});

/** The description of a symbol, without its name and address. */
async function markdownOf(name: string, language?: string): Promise<string> {
  const [address] = [...docs.symbols].find(([, { symbol }]) => symbol.fullName === `harbor.v1.${name}`)!;
  const [heading, url, ...sections] = (await describeSymbol(docs, address, language)).split('\n\n');
  expect(heading).toBe(`# ${name}`);
  expect(url).toBe(docs.site.address + address);
  return sections.join('\n\n');
}

describe('a method', async () => {
  const text = await markdownOf('LampService.Light');

  test('begins with its description, how to call it, and the notes and examples on its page', () => {
    expect(text).toMatch(
      /^Turns a lamp on\.\n\n`rpc Light\(LightRequest\) returns \(LightResponse\)`\n\n- Path: `POST \/harbor\.v1\.LampService\/Light`\n\n- Role: Keeper\n\nRequest:\n\n```json\n\{\}\n```\n\n## curl/,
    );
  });

  test('has all fields with their types and rules, and those of nested messages once', () => {
    expect(text).toContain(`## LightRequest

- \`lampName\` (string; required; at least 3 characters): Name of the lamp, as on the map.
- \`watts\` (int32; one of \`power\`)
- \`source\` (Source; one of \`power\`)
- \`colors\` (list of Color)
- \`nested\` (LightRequest.Nested)

## Source

- \`grid\` (string; deprecated)

## Color

- \`COLOR_UNSPECIFIED\`
- \`COLOR_RED\`: Port side.

## LightRequest.Nested

- \`again\` (LightRequest)`);
    expect(text.split('## LightRequest\n')).toHaveLength(2);
  });

  test('has samples in every language, or in one', async () => {
    for (const label of ['curl', 'TypeScript', 'Go', 'Python']) {
      expect(text).toContain(`\n## ${label}\n\n\`\`\``);
    }
    expect(await markdownOf('LampService.Light', 'go')).not.toContain('## curl');
  });

  test('shows streaming and deprecation', async () => {
    const watched = await markdownOf('LampService.Watch');
    expect(watched).toContain('rpc Watch(LightRequest) returns (stream LightResponse)');
    expect(watched).toMatch(/^Deprecated\./);
  });
});

test('a service lists its methods, an enum its values, a message its fields', async () => {
  expect(await markdownOf('LampService')).toBe('Lights the coast.\n\n- `Light`: Turns a lamp on.\n- `Watch`');
  expect(await markdownOf('Color')).toBe('## Color\n\n- `COLOR_UNSPECIFIED`\n- `COLOR_RED`: Port side.');
  expect(await markdownOf('Source')).toBe('## Source\n\n- `grid` (string; deprecated)');
});
