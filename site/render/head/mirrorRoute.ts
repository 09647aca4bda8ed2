/** Address of a page as Markdown, without base: `/cli/sync.md`, and `/index.md` for the home page. */
export const twinRoute = (route: string) => `${route === '/' ? '/index' : route}.md`;
