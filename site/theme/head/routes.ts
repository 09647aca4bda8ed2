/** Address of a page as Markdown, without base: `/cli/sync.md`, and `/index.md` for the home page. */
export const mirrorRoute = (route: string) => `${route === '/' ? '/index' : route}.md`;

/** Address of a page's social image, without base. */
export const socialImageRoute = (route: string) => `/static/social${route === '/' ? '/index' : route}.png`;

/** Address of the publisher's square logo in `public/`, without base. */
export const logoRoute = '/logo.png';

/** Width and height of these images in pixels, as the large previews of all networks have them. */
export const socialImageSize = { width: 1200, height: 630 };
