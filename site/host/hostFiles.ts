/** A file that the build writes for a host. */
export interface HostFile {
  /** What to do instead of keeping the file in `public/`. */
  fix: string;
  /** Whether only sites that answer assistants have it. @default false */
  forAssistants?: boolean;
}

const replacesFunctions = 'Remove it: it would replace the functions for assistants.';

/**
 * Files that configure hosts. No host serves them to readers. A new one is a row here, with content from `writeHostFiles`
 * or `writeFunctions`.
 */
export const hostFiles = {
  // Netlify and Cloudflare Pages
  _headers: { fix: 'Remove it, and set additional headers at the host.' },
  _redirects: { fix: 'Remove it, and add its redirects to _redirects.yml next to the pages.' },
  // nginx: included by a server block
  '_nginx.conf': { fix: 'Remove it, and add your own directives to the server block that includes it.' },
  // Cloudflare Pages: a function, and the addresses that it answers
  '_worker.js': { fix: replacesFunctions, forAssistants: true },
  '_routes.json': { fix: replacesFunctions, forAssistants: true },
} satisfies Record<string, HostFile>;

/** Names in a built site that no host serves at their address. */
export const hiddenFiles = ['404', ...Object.keys(hostFiles)];
