import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { referenceOf } from '../../reference/fixtures/sourceOf';
import { commentText } from '../../reference/parseComment';
import { CommentText } from './CommentText';

const drawn = (comment: string) => renderToStaticMarkup(<CommentText>{comment}</CommentText>);

test('a bare address is a link, with the brackets that belong to it', () => {
  expect(drawn('For more, see https://example.com/a_(b).')).toBe(
    '<p>For more, see <a href="https://example.com/a_(b)">https://example.com/a_(b)</a>.</p>',
  );
  expect(drawn('javascript:alert(1) [x](javascript:alert(1))')).not.toContain('<a');
});

test('a link to a page on the site has the base', () => {
  const address = (comment: string) => /href="([^"]*)"/.exec(drawn(comment))?.[1];
  expect(address('[a](/cli/sync#b)')).toBe('/docs/cli/sync#b');
  expect(address('[a](#b)')).toBe('#b');
  expect(address('[a](//example.com/b)')).toBeUndefined();
  expect(address('[a](../b)')).toBeUndefined();
});

test('a list keeps its start number', () => {
  expect(drawn('5. five\n6. six')).toBe(
    '<ol role="list" start="5"><li><p>five</p></li><li><p>six</p></li></ol>',
  );
  expect(drawn('1. one')).toBe('<ol role="list"><li><p>one</p></li></ol>');
});

test('tables and footnotes are shown as written, and tasks with a box', () => {
  expect(drawn('| Value | Meaning |\n|---|---|\n| `a` | first |\n\n~~Done~~')).toBe(
    '<pre><code>| Value | Meaning |\n|---|---|\n| `a` | first |</code></pre><p><del>Done</del></p>',
  );
  expect(drawn('- [x] done\n- [ ] open')).toBe(
    '<ul role="list"><li><p>☑ done</p></li><li><p>☐ open</p></li></ul>',
  );
  expect(drawn('Text[^1].\n\n[^1]: Note.')).toBe('<p>Text[^1].</p><pre><code>[^1]: Note.</code></pre>');
});

test('search finds the words in tables and footnotes', () => {
  const comment = '| a | b |\n|---|---|\n| c | d |\n\nText[^1].\n\n[^1]: Note.';
  expect(commentText({ comment })).toBe('| a | b | |---|---| | c | d | Text[^1]. [^1]: Note.');
});

test('instructions to linters and generators are not part of a description', () => {
  const { messages } = referenceOf({
    'a.proto': `syntax = "proto3";
      // buf:lint:ignore MESSAGE_NAME
      message M {
        // buf:lint:ignore FIELD_LOWER_SNAKE_CASE
        string D = 1;
        // The name.
        // (-- api-linter: core::0140=disabled
        //     aip.dev/not-precedent: for a reason. --)
        string e = 2;
        // protolint:disable:next X
        //
        // The title (-- of a person --) of it.
        string f = 3; // @exclude not for readers
        // clang-format off
        string g = 4;
        // How buf:lint:ignore works.
        string h = 5;
        /* LINT.IfChange */
        string i = 6;
      }`,
  }).files[0]!;
  const [message] = messages;
  expect(message!.comment).toBe('');
  expect(message!.fields.map(({ comment }) => comment)).toEqual([
    '',
    'The name.',
    'The title  of it.',
    '',
    'How buf:lint:ignore works.',
    '',
  ]);
});

test('generator marks are left out, and sentences that begin like one are kept', () => {
  const described = (comment: string) =>
    referenceOf({ 'a.proto': `syntax = "proto3";\n/*\n${comment}\n*/\nmessage M {}` }).files[0]!.messages[0]!
      .comment;
  const marks = [
    '+optional',
    '+kubebuilder:validation:Minimum=1',
    '+kubebuilder:validation:XValidation:rule="self > 1",message="more"',
    '+protobuf.options.(gogoproto.goproto_stringer)=false',
    '+k8s:deepcopy-gen:interfaces=k8s.io/apimachinery/pkg/runtime.Object',
    '+listType=map',
    '+genclient',
    '+cue-gen:Gateway:storageVersion',
    '$hide_from_docs',
    '$title: Virtual service',
    '+kubetype-gen:groupVersion=a/v1',
    '+zeroOrOneOf=type',
    '@gotags: json:"c"',
    '@inject_tag: valid:"ip"',
    'api-linter: core::0140::abbreviations=disabled',
    'aip.dev/not-precedent: for a reason.',
    'nolint',
    'nolint:lll // long',
    'NOLINTNEXTLINE(build/include)',
    'eslint-disable-next-line',
    'eslint-disable-next-line no-console -- for a reason',
    'markdownlint-disable MD013',
    'prettier-ignore',
    'buf:lint:ignore FIELD_LOWER_SNAKE_CASE because of old clients',
    'cspell:disable-next-line',
    'swagger:model lamp',
    'LINT.ThenChange(//other/file.proto)',
  ];
  for (const mark of marks) expect(described(`Words.\n${mark}\nMore.`), mark).toBe('Words.\n\nMore.');
  expect(described('The name. @gotags: json:"c"')).toBe('The name.');
  expect(described('The name. // nolint:lll')).toBe('The name.');
  const sentences = [
    '+1 to the number of retries.',
    '+ an item of a list',
    '+optional fields come last.',
    '$title is the variable with the title.',
    'nolint is a mark of linters.',
    'Optional, see +optional.',
    'prettier-ignore keeps the format.',
    'NOTE(team): say more.',
    'Write to a@gotags.example.com.',
  ];
  for (const sentence of sentences) expect(described(sentence)).toBe(sentence);
});
