import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { show } from '../../behaviors/fixtures/testing';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { FieldRow } from '../FieldTable/FieldRow';
import { FieldTable } from '../FieldTable/FieldTable';
import { RequestExample } from '../RequestExample/RequestExample';
import { ApiRow } from './ApiRow';

const string = { name: 'string' };
const curl = 'curl a \\\n  --data {\n    "name": "a",\n    "source": {\n      "id": "b"\n    }\n  }';
const go = 'Name: "a",\nSource: &Source{\n\tId: "b",\n},\n';
const snippets = [
  {
    language: 'curl',
    code: (
      <code>
        curl <b>{curl.slice(5, 10)}</b>
        {curl.slice(10)}
      </code>
    ),
    fieldLines: ['2', '3-5', '4', ''],
  },
  { language: 'Go', code: <code>{go}</code>, fieldLines: ['0', '1-3', '2', ''] },
];
const long = `{\n${'  "a": 1,\n'.repeat(60)}  "done": true\n}`;

const sheet = (
  <>
    <ApiRow
      fields={['r.name', 'r.source', 's.id', 't.done']}
      example={
        <RequestExample method="Get" snippets={snippets} otherPanels="unparsed">
          <CodeBlock title="Response" lines={63} fieldLines={['', '', '', '61']}>
            <code>{long}</code>
          </CodeBlock>
        </RequestExample>
      }
    >
      <FieldTable>
        <FieldRow id="r.name" name="name" number={1} type={string} />
        <FieldRow id="r.source" name="source" number={2} type={{ name: 'Source' }}>
          <FieldTable>
            <FieldRow id="s.id" name="id" number={1} type={string} />
          </FieldTable>
        </FieldRow>
        <FieldRow id="r.note" name="note" number={3} type={string} />
      </FieldTable>
      <FieldTable>
        <FieldRow id="t.done" name="done" number={1} type={string} />
      </FieldTable>
    </ApiRow>
    <p>Below</p>
  </>
);

const codeOf = (title: string) => page.getByRole('group', { name: title, exact: true }).element();

/** The lines with a band over them. */
function markedLines(title: string): string[] {
  const box = codeOf(title).querySelector('code')!;
  const pre = box.parentElement!;
  if (!pre.hasAttribute('data-marked')) return [];
  const bands = [...pre.style.getPropertyValue('--marked').matchAll(/0 ([\d.]+)px \/ 100% ([\d.]+)px/g)];
  const lines = box.textContent.split('\n');
  const height = box.getBoundingClientRect().height / lines.filter((line) => line !== '').length;
  return lines.filter((_, index) => {
    const middle = (index + 0.5) * height;
    return bands.some(([, top, high]) => middle > Number(top) && middle < Number(top) + Number(high));
  });
}

const markedField = () => document.querySelector('li[data-marked]')?.id;
const name = (text: string) => page.getByRole('link', { name: text, exact: true });
/** Moves the pointer over a line, counted from 0. */
async function pointAt(title: string, line: number, kind = 'mouse'): Promise<void> {
  const box = codeOf(title).querySelector('code')!;
  const { left, top, height } = box.getBoundingClientRect();
  const at = {
    clientX: left + 9,
    clientY: top + (height * (line + 0.5)) / 7,
    bubbles: true,
    pointerType: kind,
  };
  if (kind === 'touch') box.dispatchEvent(new PointerEvent('click', at));
  else box.dispatchEvent(new PointerEvent('pointermove', at));
}

test('a field under the pointer marks its lines, and nothing is marked when the pointer leaves', async () => {
  show(sheet);
  await name('name').hover();
  expect(markedLines('curl')).toEqual(['    "name": "a",']);
  await page.getByText('Source', { exact: true }).hover();
  expect(markedLines('curl')).toEqual(['    "source": {', '      "id": "b"', '    }']);
  expect(markedField()).toBe('r.source');
  await name('id').hover();
  expect(markedLines('curl')).toEqual(['      "id": "b"']);
  await name('note').hover();
  expect(markedLines('curl')).toEqual([]);
  await name('id').hover();
  await page.getByText('Below').hover();
  expect(markedLines('curl')).toEqual([]);
  expect(markedField()).toBeUndefined();
});

test('so does a focused field, in the language that is shown', async () => {
  show(sheet);
  document.querySelector<HTMLElement>('[id="r.source"] a')!.focus();
  expect(markedLines('curl')).toHaveLength(3);
  await page.getByRole('tab', { name: 'Go' }).click();
  expect(markedLines('Go')).toEqual(['Source: &Source{', '\tId: "b",', '},']);
});

test('a line marks the innermost field that it belongs to', async () => {
  show(sheet);
  await pointAt('curl', 2);
  expect(markedField()).toBe('r.name');
  await pointAt('curl', 3);
  expect(markedField()).toBe('r.source');
  await pointAt('curl', 4);
  expect(markedField()).toBe('s.id');
  expect(markedLines('curl')).toEqual(['      "id": "b"']);
  await pointAt('curl', 0);
  expect(markedField()).toBeUndefined();
});

test('a tap marks until the next one, and a finger that scrolls marks nothing', async () => {
  show(sheet);
  document
    .querySelector('[id="s.id"] a')!
    .dispatchEvent(new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true }));
  expect(markedField()).toBeUndefined();
  await pointAt('curl', 4, 'touch');
  expect(markedField()).toBe('s.id');
  await page.getByText('Below').click();
  expect(markedField()).toBeUndefined();
});

test('truncated lines scroll into view, and collapsed code returns to its first line', async () => {
  show(sheet);
  const pre = codeOf('Response').querySelector('pre') ?? codeOf('Response');
  await name('done').hover();
  await expect.poll(() => pre.scrollTop).toBeGreaterThan(400);
  expect(markedLines('Response')).toEqual(['  "done": true']);
  await page.getByText('Below').hover();
  await expect.poll(() => pre.scrollTop).toBe(0);
});
