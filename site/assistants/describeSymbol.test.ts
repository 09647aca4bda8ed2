import { describe, expect, test } from 'vitest';

import { referenceOf } from '../reference/fixtures/sourceOf';
import { clients } from '../settings/clients';
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
const docs = { ...(await docsOf(reference)), clients };

/** The description of a symbol, without its name and address. */
function markdownOf(name: string, more: object = {}, language?: string): string {
  const [address] = [...docs.symbols].find(([, { symbol }]) => symbol.fullName === `harbor.v1.${name}`)!;
  const [heading, url, ...sections] = describeSymbol({ ...docs, ...more }, address, language).split('\n\n');
  expect(heading).toBe(`# ${name}`);
  expect(url).toBe(docs.site.address + address);
  return sections.join('\n\n');
}

describe('a method', () => {
  const address = '/api/harbor.proto#lampservice.light';
  const text = markdownOf('LampService.Light', { notes: { [address]: ['- Role: Keeper'] } });

  test('begins with what it does, how it is called, and its notes', () => {
    expect(text).toMatch(
      /^Turns a lamp on\.\n\n`rpc Light\(LightRequest\) returns \(LightResponse\)`\n\n- Path: `POST \/harbor\.v1\.LampService\/Light`\n- Role: Keeper\n\n## Request\n\n```json\n/,
    );
  });

  test('has all fields with their types and rules, those of nested messages once', () => {
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

  test('has samples in every language, or in one', () => {
    for (const label of ['curl', 'TypeScript', 'Go', 'Python']) {
      expect(text).toContain(`\n## ${label}\n\n\`\`\``);
    }
    expect(markdownOf('LampService.Light', {}, 'go')).not.toContain('## curl');
    expect(markdownOf('LampService.Light', { clients: undefined })).not.toContain('## curl');
  });

  test('says what is streamed and deprecated', () => {
    const watched = markdownOf('LampService.Watch');
    expect(watched).toContain('rpc Watch(LightRequest) returns (stream LightResponse)');
    expect(watched).toMatch(/^Deprecated\./);
  });
});

test('a service lists its methods, an enum its values, a message its fields and an example', () => {
  expect(markdownOf('LampService')).toBe('Lights the coast.\n\n- `Light`: Turns a lamp on.\n- `Watch`');
  expect(markdownOf('Color')).toBe('## Color\n\n- `COLOR_UNSPECIFIED`\n- `COLOR_RED`: Port side.');
  expect(markdownOf('Source')).toMatch(/^## As JSON\n\n```json\n[^]*\n```\n\n## Source\n/);
});
