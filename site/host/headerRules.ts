/** Headers of responses, by path with the base of the site. A `*` at the end of a path matches anything. */
export type HeaderRules = Record<string, Record<string, string>>;

/** Values of `Cache-Control`. */
export const cacheControl = {
  /** For files whose name changes with their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** For all others. Netlify and Cloudflare Pages send it by default. */
  other: 'public, max-age=0, must-revalidate',
};

/** Features of browsers that no script on a page can use. */
const refusedFeatures =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/**
 * The headers that every host sends. No two rules set the same header for the same path, because hosts differ in how they
 * combine them.
 *
 * @param base Path under which the site is published, with a slash at both ends.
 * @param files Paths of all files in the folder of the site.
 * @param policy The Content Security Policy.
 */
export function headerRules(base: string, files: string[], policy: string): HeaderRules {
  const rules: HeaderRules = { [`${base}*`]: securityHeaders(policy) };
  for (const folder of hashedFolders(files)) {
    rules[`${base}${folder}/*`] = { 'Cache-Control': cacheControl.hashed };
  }
  return rules;
}

/** Names with a hash of the content, such as `index.219560571c.js` and `light.JSU6BVDI.js`. */
const hashedName = /\.([\da-f]{10,}|(?=\d*[A-Z])[\dA-Z]{8})\.[^/]+$/;

/** The headers of every response. @param policy The Content Security Policy. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': refusedFeatures,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Folders in `static/` that contain only files with a hash in their name. */
export function hashedFolders(files: string[]): string[] {
  const folderOf = (file: string) => file.split('/', 2).join('/');
  const nested = files.filter((file) => inHashedFolder.test(file));
  const mixed = new Set(nested.filter((file) => !hashedName.test(file)).map(folderOf));
  return [...new Set(nested.map(folderOf))].filter((folder) => !mixed.has(folder)).sort();
}

/**
 * Folders in `static/` whose files the build names with a hash of their content. Sidebars have a hash of their data, so their
 * markup can change. Writers can add other files to these folders in `public/static/`.
 */
const inHashedFolder = /^static\/(css|font|js|requests)\//;
