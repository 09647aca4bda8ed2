import { checkRequest } from './checkRequest';
import { fromJson } from './fromJson';
import type { RequestSchema } from './requestSchema';
import type { JsonValue } from './requestValue';
import { toJson } from './toJson';

/** The problems that the form would show of a request, each with field and rule, and the request as it would be sent, as Markdown. */
export function requestMarkdown(json: JsonValue, schema: RequestSchema): string {
  const { value, mismatches } = fromJson(json, schema);
  const problems = [
    ...mismatches.map(({ path, problem }) => `- \`${path || 'the request'}\` (json): ${problem}; left out.`),
    ...checkRequest(value, { schema, now: new Date() }).map(
      ({ path, rule, text }) =>
        `- \`${path.join('.').replace('?', '') || 'the request'}\` (${rule}): ${text}`,
    ),
  ];
  return [
    `${problems.length} problem${problems.length === 1 ? '' : 's'}.`,
    ...(problems.length > 0 ? [problems.join('\n')] : []),
    `As it would be sent:\n\n\`\`\`json\n${JSON.stringify(toJson(value, schema), null, 2)}\n\`\`\``,
    'Only the server checks rules in CEL, some formats, rights, and whether what an id names exists.',
  ].join('\n\n');
}
