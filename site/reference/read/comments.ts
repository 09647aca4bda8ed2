import type { SourceCodeInfo_Location } from '@bufbuild/protobuf/wkt';

import type { Comments } from '../model';

/** The comments that the compiler found at a place, in Markdown as written. */
export const commentsOf = (place?: SourceCodeInfo_Location): Comments => ({
  leading: textOf(place?.leadingComments),
  trailing: textOf(place?.trailingComments),
});

/** Marks of Kubernetes and of generators for it, such as kubebuilder and cue-gen of Istio: `+optional`. */
const kubernetes = [
  'optional|required|nullable|enum|default|union\\w*|oneOf|zeroOrOneOf|listType|listMapKey|mapType|structType|featureGate',
  'patchStrategy|patchMergeKey|protobuf|genclient|groupName|groupGoName|versionName|k8s|kubebuilder',
  'operator-sdk|controller-gen|cue-gen|kubetype-gen|protoc-gen-crd|openapi-gen|gogo|build|istio\\.io',
].join('|');

/** What is followed by a colon: marks of linters and formatters, such as `buf:lint:ignore`. */
const linters = [
  'buf:lint|buf:breaking|protolint|prototool:lint|api-linter|aip\\.dev/not-precedent',
  'swagger|golangci-lint|revive|semgrep|cspell|spell-checker|codespell',
  // Front matter for the generator of Istio.
  '\\$(?:title|location|description|schema|aliases|weight|mode|layout)',
].join('|');

/** Linter and formatter directives: a single word, optionally with details in brackets or after a colon. */
const switches = [
  'nolint|NOLINT\\w*|nosec|prettier-ignore|[a-z]+lint-(?:disable|enable)[a-z-]*(?: [\\w@/., -]+)?',
  'clang-format (?:on|off)|@formatter:(?:on|off)|LINT\\.\\w+|keep-sorted (?:start|end)|\\$hide_from_docs',
].join('|');

/** What linters and generators look for in comments. It describes nothing. */
const instructions: RegExp[] = [
  // Internal comments of https://google.aip.dev/192
  /\(--[^]*?--\)/g,
  // protoc-gen-doc leaves out the comment from here on.
  /^[ \t]*@exclude\b[^]*/gm,
  // protoc-go-inject-tag finds its marks behind words too.
  /[ \t]*@(?:go_?tags?|inject_tags?):.*$/gim,
  new RegExp(`^[ \\t]*\\+(?:${kubernetes})(?=[:=.]|[ \\t]*$).*$`, 'gm'),
  new RegExp(`^[ \\t]*(?:${linters}):.*$`, 'gm'),
  // Behind words too.
  new RegExp(`(?:^|[ \\t]*//)[ \\t]*(?:${switches})(?=[:(]|[ \\t]*(?:$|//)).*$`, 'gm'),
];

/** The text of a comment; undefined for one of instructions alone. */
function textOf(comment = ''): string | undefined {
  // A third slash, a second asterisk, and the space behind them are no words.
  const lines = comment.split(/\r?\n/).map((line) => line.replace(/^(?:\/+|\*+)?(?: |$)/, '').trimEnd());
  return (
    instructions
      .reduce((text, pattern) => text.replace(pattern, ''), lines.join('\n'))
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+|\s+$/g, '') || undefined
  );
}
