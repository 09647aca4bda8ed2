import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  AppScreen,
  Callout,
  Card,
  CardGrid,
  ChangelogEntry,
  CodeBlock,
  Diagram,
  EntryHeader,
  PageSummary,
  BeforeAfter,
  Tab,
  Tabs,
} from '#ui';

import { articleIn } from '../../fixtures/articleIn';
import { cleanArticle } from '../cleanArticle';
import { articleMarkdown } from './articleMarkdown';

const address = 'https://light.example.com/docs/cli/sync';

const mirrorOf = (html: string) => articleMarkdown(cleanArticle(articleIn(html), address)).trim();

const mirrorOfElement = (element: ReactElement) => mirrorOf(renderToStaticMarkup(element));

describe('addresses', () => {
  test.each([
    ['/docs/guides#one', 'https://light.example.com/docs/guides#one'],
    ['#flags', 'https://light.example.com/docs/cli/sync#flags'],
    ['https://example.com/x', 'https://example.com/x'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['/docs/api#jobs.get~curl~q1b', 'https://light.example.com/docs/api#jobs.get'],
  ])('%s is written as %s', (written, absolute) => {
    expect(mirrorOf(`<p><a href="${written}">there</a></p>`)).toBe(`[there](${absolute})`);
  });

  test('of images are absolute too', () => {
    expect(mirrorOf('<p><img src="/docs/stripes.svg" alt="Stripes"></p>')).toBe(
      '![Stripes](https://light.example.com/docs/stripes.svg)',
    );
  });
});

describe('an element of the design system', () => {
  test.each<{ says: string; element: ReactElement; markdown: string }>([
    {
      says: 'tabs: each way under its label',
      element: (
        <Tabs>
          <Tab label="Oil">
            <p>Pour.</p>
          </Tab>
          <Tab label="Gas">
            <p>Turn.</p>
          </Tab>
        </Tabs>
      ),
      markdown: '**Oil**\n\nPour.\n\n**Gas**\n\nTurn.',
    },
    {
      says: 'code: as it is after a change',
      element: (
        <CodeBlock title="lamp.yml" data-language="yaml" data-title="lamp.yml">
          <code>
            {'lamp: 1\n'}
            <del className="removed">{'kind: gas\n'}</del>
            <ins className="added">{'kind: oil\n'}</ins>
          </code>
        </CodeBlock>
      ),
      markdown: '```yaml title="lamp.yml"\nlamp: 1\nkind: oil\n```',
    },
    {
      says: 'a remark: a quotation that begins with its kind and its title',
      element: (
        <Callout kind="warning" title="Mind `it`">
          <p>and the step.</p>
          <ul>
            <li>One</li>
          </ul>
        </Callout>
      ),
      markdown: '> **warning:**\n>\n> **Mind `it`**\n>\n> and the step.\n>\n> - One',
    },
    {
      says: 'a remark without a title',
      element: (
        <Callout kind="tip">
          <p>Try it.</p>
        </Callout>
      ),
      markdown: '> **tip:**\n>\n> Try it.',
    },
    {
      says: 'a remark that begins with code',
      element: (
        <Callout kind="danger" title="Never">
          <CodeBlock data-language="bash">
            <code>rm</code>
          </CodeBlock>
        </Callout>
      ),
      markdown: '> **danger:**\n>\n> **Never**\n>\n> ```bash\n> rm\n> ```',
    },
    {
      says: 'code with its language and its title',
      element: (
        <CodeBlock title="lamp.yaml" data-language="yaml" data-title="lamp.yaml">
          <code>
            <span className="line">a: b</span>
          </code>
        </CodeBlock>
      ),
      markdown: '```yaml title="lamp.yaml"\na: b\n```',
    },
    {
      says: 'a diagram: its caption and its description',
      element: (
        <Diagram caption="Light">
          <div role="img" aria-label="It shines." />
        </Diagram>
      ),
      markdown: 'It shines.\n\n**Light**',
    },
    {
      says: 'the facts of a page',
      element: (
        <PageSummary time="5 minutes">
          <ul>
            <li>Oil</li>
          </ul>
        </PageSummary>
      ),
      markdown: '**Time**\n\n5 minutes\n\n**You need**\n\n- Oil',
    },
    {
      says: 'cards: a list of links, each with its text',
      element: (
        <CardGrid>
          <Card title="To `v2`" href="/docs/v2">
            <p>Move.</p>
          </Card>
          <Card title="Else" href="/docs/x">
            Stay.
          </Card>
        </CardGrid>
      ),
      markdown:
        '- [To `v2`](https://light.example.com/docs/v2): Move.\n- [Else](https://light.example.com/docs/x): Stay.',
    },
    {
      says: 'an entry in a list: its day under its title',
      element: (
        <ChangelogEntry
          title="The `lamp`"
          href="/docs/lamp"
          date={{ iso: '2025-05-01', text: '1 May' }}
          detail="2 changes"
        >
          It burns.
        </ChangelogEntry>
      ),
      markdown: '## [The `lamp`](https://light.example.com/docs/lamp)\n\n1 May · 2 changes\n\nIt burns.',
    },
    {
      says: 'the head of an entry: its facts in one line',
      element: (
        <EntryHeader
          title="The lamp"
          date={{ iso: '2025-05-01', text: '1 May' }}
          facts={['v1.2', '1 min read']}
          kinds={[{ label: 'New' }]}
        />
      ),
      markdown: '# The lamp\n\n1 May · v1.2 · 1 min read\n\n**Kinds of change:**\n\n- New',
    },
    {
      says: 'a screen of the product',
      element: (
        <AppScreen
          place={['Jobs', 'New Job']}
          caption="The mapping."
          parts={[
            { kind: 'field', label: 'Name', value: 'nightly' },
            {
              kind: 'table',
              columns: ['Column', 'Transformer'],
              rows: [{ cells: ['age', 'Passthrough'], step: 2 }],
            },
          ]}
        />
      ),
      markdown:
        'Screen: Jobs / New Job\n\nName: nightly\n\n| Column | Transformer |\n| - | - |\n| Step 2: age | Passthrough |\n\n**The mapping.**',
    },
    {
      says: 'a row before and after',
      element: (
        <BeforeAfter
          table="users"
          caption="before"
          note="Kept."
          fields={[{ name: 'plan', before: 'a', after: 'b[c]', kept: ['a'], transformer: 'T' }]}
        />
      ),
      markdown:
        '**One row of `users` before**\n\n**plan:**\n\n- Production: a\n- Neosync: kept\n- Staging: bc\n- Transformer: T\n\nKept.',
    },
  ])('$says', ({ element, markdown }) => {
    expect(mirrorOfElement(element).replace(/ +/g, ' ').replace(/-{2,}/g, '-')).toBe(markdown);
  });
});

test('a list has its label above it', () => {
  expect(mirrorOf('<ul role="list" aria-label="Tags"><li>One</li></ul>')).toBe('**Tags:**\n\n- One');
});

test('a footnote has its text at the end', () => {
  const note =
    '<section data-footnotes><h2 id="footnote-label">Footnotes</h2><ol><li id="user-content-fn-1"><p>Far.</p></li></ol></section>';
  expect(mirrorOf(`<p>Near<sup><a href="#user-content-fn-1" data-footnote-ref>1</a></sup>.</p>${note}`)).toBe(
    `Near[1](${address}#user-content-fn-1).\n\n1. Far.`,
  );
});

test.each([
  ['<ul><li>One</li><li>Two<ol start="3"><li>Deep</li></ol></li></ul>', '• One<br>• Two<br>3. Deep'],
  ['<ul><li><input type="checkbox" checked disabled> One</li><li>Two</li></ul>', '• \\[x] One<br>• Two'],
  ['<p><img src="https://a.example/a.png" alt="A"></p>', '![A](https://a.example/a.png)'],
  ['<p>One</p><p>Two <b>b</b></p>', 'One<br>Two **b**'],
  ['<details><summary>More</summary>Oil</details>', 'More<br>Oil'],
  ['<figure><pre data-language="js"><code>a\nb|c\n</code></pre></figure>', '`a`<br>`b\\|c`'],
  ['One<br>Two', 'One<br>Two'],
  ['One <code>a</code> two', 'One `a` two'],
  ['<input type="checkbox" checked disabled>', '\\[x]'],
])('a cell is one line: %s', (html, line) => {
  const table = `<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>${html}</td></tr></tbody></table>`;
  expect(mirrorOf(table)).toBe(`| a |\n| - |\n| ${line} |`);
});

test('diff lines have their signs, and code has its lines after the change', () => {
  const lines = (language: string) =>
    mirrorOf(
      `<pre data-language="${language}"><code>a\n<del class="x">b\n</del><ins class="x">c</ins></code></pre>`,
    );
  expect(lines('diff')).toBe('```diff\na\n-b\n+c\n```');
  expect(lines('js')).toBe('```js\na\nc\n```');
});

test('emphasis next to Japanese punctuation is written so that it parses', () => {
  expect(mirrorOf('<p>これは<strong>「灯り」</strong>です。</p>')).toBe('これは**「灯り」**です。');
});

test('a video is a link to its file', () => {
  const link = '[lamp.mp4](https://light.example.com/a/lamp.mp4)';
  expect(mirrorOf('<p><video src="/a/lamp.mp4" controls></video></p>')).toBe(link);
  expect(mirrorOf('<p><video controls><source src="/a/lamp.mp4"></video></p>')).toBe(link);
});

test('a column keeps its alignment', () => {
  expect(mirrorOf('<table><thead><tr><th data-align="right">a</th></tr></thead></table>')).toContain(
    '| -: |',
  );
});

test('a list keeps its start number, and a fold is below its summary', () => {
  expect(mirrorOf('<ol start="7"><li>seven</li><li>eight</li></ol>')).toBe('7. seven\n8. eight');
  expect(mirrorOf('<ol type="1"><li>oil</li></ol>')).toBe('1. oil');
  expect(mirrorOf('<details open><summary>More</summary>Oil.</details>')).toBe('More\n\nOil.');
});

test.each([
  '<ol type="a"><li>oil</li><li>gas</li></ol>',
  '<ol type="I" start="25"><li>oil<ol><li>wick</li></ol></li></ol>',
  '<ol reversed><li>oil</li><li>gas</li></ol>',
  '<ol><li>oil</li><li value="4">gas</li></ol>',
])('a list with numbering that Markdown does not support stays HTML: %s', (html) => {
  expect(mirrorOf(html.replace('<li>', '<li class="item">'))).toBe(html);
});

test('superscripts and subscripts are kept, and a footnote mark is a link', () => {
  expect(mirrorOf('<p>10<sup>12</sup> of H<sub>2</sub>O<sup><a href="#n">1</a></sup></p>')).toBe(
    '10<sup>12</sup> of H<sub>2</sub>O[1](https://light.example.com/docs/cli/sync#n)',
  );
});

test('a picture with a dark version is one picture', () => {
  const picture =
    '<img src="/a.svg" alt="A" data-picture="light"><img src="/a.dark.svg" alt="A" data-picture="dark">';
  expect(mirrorOf(`<p>${picture}</p>`)).toBe('![A](https://light.example.com/a.svg)');
});

test('an anchor without text leaves no empty link', () => {
  expect(mirrorOf('<h2>Oil<a name="gas"></a></h2><p><a id="old"></a>Lamps.</p>')).toBe('## Oil\n\nLamps.');
});

test('a checklist is a task list', () => {
  expect(mirrorOf('<ul><li><input type="checkbox" id="a"><label for="a">TLS ends.</label></li></ul>')).toBe(
    '- [ ] TLS ends.',
  );
});

test('words that only styles separate stay separate, and parts of a word stay together', () => {
  expect(mirrorOf('<p><time class="a">1 May</time><span class="b">2 min</span></p>')).toBe('1 May · 2 min');
  expect(mirrorOf('<p><span><span>la</span><span>mp</span></span></p>')).toBe('lamp');
});

test('controls, comments and hidden content are left out', () => {
  const silent =
    '<!--x--><button>Copy</button><span aria-hidden="true">#</span><p role="status">Done</p><select><option>1</select><p hidden>No</p><svg><path></path></svg>';
  expect(mirrorOf(`<p>Text.</p>${silent}`)).toBe('Text.');
});

test('code is copied unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[^\r`~]+$/), (source) => {
      const lines = source.split('\n').map((line) => line.trimEnd());
      fc.pre(lines.join('').trim() !== '' && !source.includes('\u0000'));
      const code = lines.join('\n');
      fc.pre(!code.endsWith('\n') && !code.startsWith('\n'));
      expect(
        mirrorOfElement(
          <CodeBlock data-language="text">
            <code>{code}</code>
          </CodeBlock>,
        ),
      ).toBe(`\`\`\`text\n${code}\n\`\`\``);
    }),
  );
});
