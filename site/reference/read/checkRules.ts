import type { Field, OptionValue, TypeReference } from '../model';
import { getOwn } from '../getOwn';
import { constraintOf } from '../rules/rulesOf';
import { asMessage } from '../rules/values';
import { patternFault } from './patternFault';
import type { Say } from './tree';

/**
 * Checks that the rules of protovalidate for a field match its type, and that RE2 accepts their patterns.
 *
 * @param kinds Names of the rule sets, one of which fits a field: `string`, `repeated`.
 */
export function checkRules(field: Field, kinds: string[], say: Say): void {
  const quoted = JSON.stringify(field.name);
  for (const { rules, kind, words } of placesOfRules(field)) {
    const expected = kind === undefined ? 'no rules for one type of value' : `rules for "${kind}"`;
    const fix =
      kind === undefined
        ? 'Put rules on the fields of the message, or write the rule in CEL.'
        : `Use the rules of "${kind}", or change the type.`;
    for (const found of Object.keys(rules).filter((rule) => kinds.includes(rule))) {
      if (found !== kind) say(`found rules for "${found}", but ${words}; expected ${expected}.`, fix);
      const { pattern } = asMessage(rules[found]);
      const fault = typeof pattern === 'string' ? patternFault(pattern) : undefined;
      if (fault === undefined) continue;
      say(
        `RE2 rejects the pattern ${JSON.stringify(pattern)} of ${quoted}: ${fault}.`,
        'RE2 has no lookahead, lookbehind or backreferences; write such a rule in CEL.',
      );
    }
  }
}

/** The rules of a field, of a list's items, and of a map's keys and values, each with the kind that fits and what it is for. */
function placesOfRules({ name, options, label, type, key }: Field) {
  const rules = constraintOf(options, 'field');
  const { items } = asMessage(rules.repeated);
  const { keys, values } = asMessage(rules.map);
  const placeOf = (part: string, own: OptionValue | undefined, of: TypeReference) => ({
    rules: asMessage(own),
    kind: rulesFor(of),
    words: `the ${part} ${JSON.stringify(name)} ${part === 'field' ? 'is' : 'are'} of the type ${of.name}`,
  });
  if (label !== 'repeated' && label !== 'map') return [placeOf('field', rules, type)];
  const whole = { rules, kind: label, words: `the field ${JSON.stringify(name)} is ${label}` };
  if (label === 'repeated') return [whole, placeOf('items of', items, type)];
  return [whole, placeOf('keys of', keys, key!), placeOf('values of', values, type)];
}

/** Well-known messages with special rules, but for wrappers of scalars. */
const wellKnown: Record<string, string> = {
  Any: 'any',
  Duration: 'duration',
  Timestamp: 'timestamp',
  FieldMask: 'field_mask',
};

function rulesFor({ kind, name }: TypeReference): string | undefined {
  if (kind === 'scalar') return name;
  if (kind === 'enum') return 'enum';
  const [, known = '', wrapped] =
    /^google\.protobuf\.((Double|Float|U?Int(?:32|64)|Bool|String|Bytes)Value|\w+)$/.exec(name) ?? [];
  return wrapped?.toLowerCase() ?? getOwn(wellKnown, known);
}
