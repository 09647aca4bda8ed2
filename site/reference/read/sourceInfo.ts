import type { SourceLocation } from './descriptors';

/** Locations and comments of the declarations of a file. */
export type SourceInfo = ReturnType<typeof sourceInfoOf>;

/** Field number of the name in every kind of descriptor. */
const nameField = 1;

/** Finds lines and comments of declarations by their paths in the descriptor of a file. */
export function sourceInfoOf(locations: SourceLocation[]) {
  const byPath = new Map(locations.map((location) => [location.path.join(), location]));
  return {
    lineOf: (path: number[]): number => byPath.get([...path, nameField].join())!.span[0]! + 1,
    commentOf: (path: number[]): string => {
      const { leading_comments, trailing_comments } = byPath.get(path.join()) ?? {};
      return [leading_comments, trailing_comments].map(cleanComment).filter(Boolean).join('\n\n');
    },
  };
}

/** Marks for Kubernetes and its generators, such as kubebuilder and Istio's cue-gen: `+optional`. */
const kubernetes = [
  'optional|required|nullable|enum|default|union\\w*|oneOf|zeroOrOneOf|listType|listMapKey|mapType|structType|featureGate',
  'patchStrategy|patchMergeKey|protobuf|genclient|groupName|groupGoName|versionName|k8s|kubebuilder',
  'operator-sdk|controller-gen|cue-gen|kubetype-gen|protoc-gen-crd|openapi-gen|gogo|build|istio\\.io',
].join('|');

/** Directives followed by a colon, from linters and formatters, such as `buf:lint:ignore`. */
const linters = [
  'buf:lint|buf:breaking|protolint|prototool:lint|api-linter|aip\\.dev/not-precedent',
  'swagger|golangci-lint|revive|semgrep|cspell|spell-checker|codespell',
  // Front matter for Istio's generator.
  '\\$(?:title|location|description|schema|aliases|weight|mode|layout)',
].join('|');

/** Linter and formatter directives: a single word, optionally with details in brackets or after a colon. */
const switches = [
  'nolint|NOLINT\\w*|nosec|prettier-ignore|[a-z]+lint-(?:disable|enable)[a-z-]*(?: [\\w@/., -]+)?',
  'clang-format (?:on|off)|@formatter:(?:on|off)|LINT\\.\\w+|keep-sorted (?:start|end)|\\$hide_from_docs',
].join('|');

/** Directives for linters and generators. They describe nothing. */
const directives: RegExp[] = [
  // Internal comments of https://google.aip.dev/192
  /\(--[^]*?--\)/g,
  // protoc-gen-doc ignores the comment from here on.
  /^[ \t]*@exclude\b[^]*/gm,
  // protoc-go-inject-tag also finds its marks after text.
  /[ \t]*@(?:go_?tags?|inject_tags?):.*$/gim,
  new RegExp(`^[ \\t]*\\+(?:${kubernetes})(?=[:=.]|[ \\t]*$).*$`, 'gm'),
  new RegExp(`^[ \\t]*(?:${linters}):.*$`, 'gm'),
  // Also after text.
  new RegExp(`(?:^|[ \\t]*//)[ \\t]*(?:${switches})(?=[:(]|[ \\t]*(?:$|//)).*$`, 'gm'),
];

/** The text of a comment without leftover comment markers and without directives. */
function cleanComment(comment = ''): string {
  const lines = comment.replace(/^\*+(?=\s|$)/, '').split('\n');
  const text = lines.map((line) => line.replace(/^(?:\/+(?= |$))? ?/, '').trimEnd()).join('\n');
  return directives
    .reduce((cleaned, pattern) => cleaned.replace(pattern, ''), text)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');
}
