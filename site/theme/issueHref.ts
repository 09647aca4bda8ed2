/** A page that an issue is about. */
export interface IssuePage {
  title: string;
  /** Absolute address. */
  address: string;
  /** Path of the file that it is written in, from the root of the project. */
  source: string;
}

/**
 * Address of a new issue about a page that says already which page it is.
 *
 * @param issueUrl Where issues begin. What its query says stays, as does a template that it names.
 */
export function issueHref(issueUrl: string, { title, address, source }: IssuePage): string {
  const issue = new URL(issueUrl);
  issue.searchParams.set('title', `Docs: ${title}`);
  issue.searchParams.set('body', `\n\n---\nPage: ${address}\nSource: ${source}\n`);
  return issue.href;
}
