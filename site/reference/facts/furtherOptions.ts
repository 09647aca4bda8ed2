import type { Option } from '../model';

/** Options that readers see in other words. */
const told = /^(deprecated|idempotency_level|\(buf\.validate\.\w+\))$/;

/** The options that a reader sees in no other form, as the language writes them: `(team.owner) = "data"`. */
export function furtherOptions(options: Option[]): string[] {
  return options
    .filter(({ name }) => !told.test(name))
    .map(({ name, value }) => `${name} = ${JSON.stringify(value)}`);
}
