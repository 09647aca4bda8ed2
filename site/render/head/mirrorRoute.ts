/** Address of a page as Markdown, without base: `/cli/sync.md`, and `/index.md` for the home page. */
export const mirrorRoute = (route: string) => `${route === '/' ? '/index' : route}.md`;
