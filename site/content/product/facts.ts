import { z } from 'zod';

const text = z.string().min(1);

/** What the product's source says of one name. */
const fact = z.strictObject({
  /** Value that holds where nobody sets one, as the source writes it: a constant keeps its name. */
  default: z.string().optional(),
  /** Whether the product refuses to go on without it. */
  required: z.literal(true).optional(),
  /** Kind of its value, in the words of the source. */
  type: text.optional(),
  /** Other names of the same thing, by what they are: `short` of a flag, `json` of a field, `terraform` of a transformer. */
  also: z.record(text, text.optional()).optional(),
  /** File that defines it, from the root of the repository. */
  file: text,
});

/** What the product's source says of one name. */
export type Fact = z.output<typeof fact>;

/** Facts by name, and these by scope: a component, a command, a chart, a message. */
export type Facts = Record<string, Record<string, Fact>>;

/** Form of a file of facts. */
export const factsSchema: z.ZodType<Facts> = z.record(text, z.record(text, fact));

/** What facts are about. Each kind is kept in a file. */
export const kinds = [
  'app',
  'commands',
  'compose',
  'environment',
  'helm',
  'limits',
  'protocol',
  'terraform',
  'transformers',
] as const;

/** Everything that the source defines, by kind. */
export type Product = Record<string, Facts>;

/** The texts of a checkout that facts are read from, by path from its root. */
export type Checkout = Map<string, string>;
