/** The fragment of a link to a request, taken apart. */
export interface LinkParts {
  /** Anchor of the method on its page. */
  anchor: string;
  /** Id of the language that the code is shown in. */
  language: string;
  /** The request, deflated, in URL-safe Base64. */
  data: string;
}

/** Splits a fragment without its `#`. Undefined unless it has the form of a packed request. */
export function linkParts(fragment: string): LinkParts | undefined {
  const [, anchor, language, data] = /^([^~]+)~([a-z-]+)~([\w-]+)$/.exec(fragment) ?? [];
  return anchor && language && data ? { anchor, language, data } : undefined;
}
