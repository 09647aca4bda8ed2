import type { Path } from '../edit';

/** Something that is wrong with a request. */
export interface RequestProblem {
  /** Where. A oneof is named after a question mark; the halves of a map's entry are `key` and `value`. */
  path: Path;
  /** What to change. */
  text: string;
  /** Name of the rule, as protovalidate has it: `string.min_len`. What is nothing of its type has `type`. */
  rule: string;
}

/** Tells that a value breaks a rule. */
export type Report = (rule: string, text: string) => void;
