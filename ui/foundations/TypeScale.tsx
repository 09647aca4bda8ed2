import { vars } from '../tokens';
import { base, phone } from '../tokens/base';
import { Specimen } from './Specimen';

const smaller: Partial<Record<keyof typeof base.text, string>> = phone.text;

/** Every text style in its own letters, with its weight, size and line height, on a phone too where that differs. */
export function TypeScale() {
  return (
    <Specimen>
      {(Object.keys(base.text) as (keyof typeof base.text)[]).map((name) => (
        <div key={name}>
          <div style={{ font: vars.text.key, color: vars.color.ink.quiet }}>
            text.{name} · {measuresOf(base.text[name])}
            {smaller[name] && ` · phone ${measuresOf(smaller[name])}`}
          </div>
          <div style={{ font: vars.text[name], overflowWrap: 'anywhere' }}>
            Protect what must not be seen, 0123456789
          </div>
        </div>
      ))}
    </Specimen>
  );
}

/** `400 16/27` of `400 1rem/1.6875rem …`. */
function measuresOf(font: string): string {
  const [, weight, size, line] = /^(\d+) ([\d.]+)rem\/([\d.]+)rem/.exec(font) ?? [];
  return `${weight} ${Number(size) * 16}/${Number(line) * 16}`;
}
