/** Address of a new issue that says which query should have had results. */
export function noResultsHref(issueUrl: string, query: string): string {
  const address = new URL(issueUrl);
  address.searchParams.set('title', `Docs search: no results for "${query}"`);
  return address.href;
}
