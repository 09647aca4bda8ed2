/**
 * URL of the form for a new issue, filled in with the title, absolute address and source file of a page.
 *
 * @param issueUrl URL of the form. Its own query, which can name a template, stays.
 */
export function issueHref(issueUrl: string, page: Record<'title' | 'address' | 'source', string>): string {
  const { title, address, source } = page;
  const issue = new URL(issueUrl);
  issue.searchParams.set('title', `Docs: ${title}`);
  issue.searchParams.set('body', `\n\n---\nPage: ${address}\nSource: ${source}\n`);
  return issue.href;
}
