/**
 * Files that configure hosts, and what to do instead of keeping one in `public/`. No host serves them to readers. A new one
 * is a row here, with content from `writeHostFiles`.
 */
export const hostFiles = {
  // Netlify and Cloudflare Pages
  _headers: 'Remove it, and set additional headers at the host.',
  _redirects: 'Remove it, and add its redirects to _redirects.yml next to the pages.',
  // nginx: included by a server block
  '_nginx.conf': 'Remove it, and add your own directives to the server block that includes it.',
};

const fix = 'Remove it: it would replace the functions for assistants.';

/** The same for `writeFunctions`, on sites that answer assistants: Cloudflare's function, and the addresses it answers. */
export const functionFiles = { '_worker.js': fix, '_routes.json': fix };

/** Names in a built site that no host serves at their address. */
export const hiddenFiles = ['404', ...Object.keys({ ...hostFiles, ...functionFiles })];
