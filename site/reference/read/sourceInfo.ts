import type { Location } from './descriptors';

/** Where the declarations of a file are, and their comments. */
export type SourceInfo = ReturnType<typeof sourceInfoOf>;

/** Field number of the name in every kind of descriptor. */
const nameField = 1;

/** Finds lines and comments of declarations by their paths in the descriptor of a file. */
export function sourceInfoOf(locations: Location[]) {
  const byPath = new Map(locations.map((location) => [location.path.join(), location]));
  return {
    lineOf: (path: number[]): number => byPath.get([...path, nameField].join())!.span[0]! + 1,
    commentOf: (path: number[]): string => {
      const { leading_comments, trailing_comments } = byPath.get(path.join()) ?? {};
      return [leading_comments, trailing_comments].map(textOf).filter(Boolean).join('\n\n');
    },
  };
}

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

/** The text of a comment without leftover comment markers and instructions. */
function textOf(comment = ''): string {
  const lines = comment.replace(/^\*+(?=\s|$)/, '').split('\n');
  const text = lines.map((line) => line.replace(/^(?:\/+(?= |$))? ?/, '').trimEnd()).join('\n');
  return instructions
    .reduce((rest, pattern) => rest.replace(pattern, ''), text)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');
}
