import type { Field, TypeReference } from '../model';
import { getOwn } from '../getOwn';
import { constraintOf } from '../rules/rulesOf';
import { asMessage, type Values } from '../rules/values';
import { patternFault } from './patternFault';

/** Reports a problem and its fix. */
type Report = (message: string, fix: string) => void;

/**
 * Checks that the rules of protovalidate for a field match its type, and that RE2 accepts their patterns.
 *
 * @param kinds Names of the rule sets, one of which fits a field: `string`, `repeated`.
 */
export function checkRules(
  { name, options, label, type, key }: Pick<Field, 'name' | 'options' | 'label' | 'type' | 'key'>,
  kinds: string[],
  report: Report,
): void {
  const quoted = JSON.stringify(name);
  const single = { kind: rulesFor(type), words: `of the type ${type.name}` };
  const whole = label === 'map' || label === 'repeated' ? { kind: label, words: label } : single;
  check(constraintOf(options, 'field'), { ...whole, words: `the field ${quoted} is ${whole.words}` });

  function check(rules: Values, subject: { kind: string | undefined; words: string }): void {
    for (const found of Object.keys(rules).filter((rule) => kinds.includes(rule))) {
      if (found !== subject.kind) mismatch(found, subject);
      const { items, keys, values, pattern } = asMessage(rules[found]);
      if (found === 'string' || found === 'bytes') checkPattern(pattern);
      if (found === 'repeated' && label === 'repeated') {
        check(asMessage(items), { ...single, words: `the items of ${quoted} are ${single.words}` });
      }
      if (found !== 'map' || label !== 'map') continue;
      check(asMessage(keys), {
        kind: key!.name,
        words: `the keys of ${quoted} are of the type ${key!.name}`,
      });
      check(asMessage(values), { ...single, words: `the values of ${quoted} are ${single.words}` });
    }
  }

  function mismatch(found: string, { kind, words }: { kind: string | undefined; words: string }): void {
    const expected = kind === undefined ? 'no rules for one type of value' : `rules for "${kind}"`;
    report(
      `found rules for "${found}", but ${words}; expected ${expected}.`,
      kind === undefined
        ? 'Put rules on the fields of the message, or write the rule in CEL.'
        : `Use the rules of "${kind}", or change the type.`,
    );
  }

  function checkPattern(pattern: Values[string] | undefined): void {
    const fault = typeof pattern === 'string' ? patternFault(pattern) : undefined;
    if (fault !== undefined) {
      report(
        `RE2 rejects the pattern ${JSON.stringify(pattern)} of ${quoted}: ${fault}.`,
        'RE2 has no lookahead, lookbehind or backreferences; write such a rule in CEL.',
      );
    }
  }
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
