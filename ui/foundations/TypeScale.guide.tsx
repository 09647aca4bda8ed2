import { vars } from '../tokens';
import { base, phoneText } from '../tokens/base';
import { CopyName } from './CopyName.guide';
import { Specimen } from './Specimen.guide';

const smaller: Partial<Record<keyof typeof base.text, string>> = phoneText;

/** The purpose of each style. */
const uses: Record<keyof typeof base.text, string> = {
  body: 'running text',
  lead: 'the paragraph under a title',
  h1: 'the title of a page',
  h1Code: 'a title that is a name in code',
  h2: 'a section',
  h3: 'a part of a section',
  h4: 'a part of a part',
  label: 'labels of fields, heads of tables and lists',
  navigation: 'sidebar, contents, tabs',
  table: 'cells',
  small: 'notes, captions, dates',
  button: 'buttons',
  brand: 'the name of the site',
  card: 'the title of a card',
  callout: 'the text of a callout',
  code: 'blocks of code, fields',
  codeTitle: 'the title of a block of code',
  sample: 'values before and after',
  serial: 'numbers that identify',
  step: 'the number of a step',
  key: 'keys, marks in code',
  field: 'the field of the search',
  result: 'the title of a result',
  statement: 'the only sentence of a panel',
};

/** Every text style in its own letters, with its use, weight, size and line height, also on a phone if different. */
export function TypeScale() {
  return (
    <Specimen>
      {(Object.keys(base.text) as (keyof typeof base.text)[]).map((name) => (
        <div key={name}>
          <div style={{ font: vars.text.key, color: vars.color.ink.quiet }}>
            <CopyName text={`vars.text.${name}`} label={`text.${name}`} /> · {measuresOf(base.text[name])}
            {smaller[name] && ` · phone ${measuresOf(smaller[name])}`} · {uses[name]}
          </div>
          <div style={{ font: vars.text[name], overflowWrap: 'anywhere' }}>
            {isCode(base.text[name])
              ? 'neosync sync --config neosync.yaml # 0123'
              : 'Protect what must not be seen, 0123456789'}
          </div>
        </div>
      ))}
    </Specimen>
  );
}

/** The letters of both families, in every weight. */
export function Families() {
  return (
    <Specimen columns="repeat(auto-fit, minmax(320px, 1fr))">
      {(['text', 'code'] as const).map((family) => (
        <div key={family} style={{ fontFamily: vars.family[family], overflowWrap: 'anywhere' }}>
          <div style={{ fontSize: '3.5rem', lineHeight: 1.2 }}>Aa Gg Rr 0Oo 1lI</div>
          <div>{base.family[family].split(',')[0]?.replaceAll('"', '')}</div>
          {Object.values(base.weight).map((weight) => (
            <div key={weight} style={{ fontWeight: weight, marginTop: vars.space.s }}>
              {weight} &nbsp; ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789{' '}
              {'{}[]()<>&|/@#$%'}
            </div>
          ))}
        </div>
      ))}
    </Specimen>
  );
}

const isCode = (font: string) => font.endsWith(vars.family.code);

/** `400 16/27` of `400 1rem/1.6875rem …`. */
function measuresOf(font: string): string {
  const [, weight, size, line] = /^(\d+) ([\d.]+)rem\/([\d.]+)rem/.exec(font) ?? [];
  return `${weight} ${Number(size) * 16}/${Number(line) * 16}`;
}
