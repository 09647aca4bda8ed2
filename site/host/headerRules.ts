/** Headers of the answers under a path. */
export interface HeaderRule {
  /** A path with the base of the site; `*` at its end stands for anything. */
  path: string;
  headers: Record<string, string>;
}

/** How browsers keep an answer. */
export const caching = {
  /** For good: the file's name changes with its content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Only to ask again. Netlify and Cloudflare Pages say so themselves of every file that no rule speaks of. */
  other: 'public, max-age=0, must-revalidate',
};

/** What browsers may not do on any page, whatever script asks for it. */
const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

export interface HeaderRulesOptions {
  /** Path under which the site is published, with a slash at both ends. */
  base: string;
  /** Paths of all files in the folder of the site. */
  files: string[];
  /** The Content Security Policy. */
  policy: string;
}

/**
 * The headers that the site decides, on every host that serves it. No two rules speak of the same header of the same
 * path, because hosts differ in what they make of that.
 */
export function headerRules({ base, files, policy }: HeaderRulesOptions): HeaderRule[] {
  const everywhere = {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  return [
    { path: `${base}*`, headers: everywhere },
    ...hashedPaths(files).map((path) => ({
      path: `${base}${path}`,
      headers: { 'Cache-Control': caching.hashed },
    })),
  ];
}

/** Files that the build names after their content, as in `static/js/index.219560571c.js` and `static/js/light.JSU6BVDI.js`. */
const hashed = /^static\/(.*\/)?[^/]+\.([\da-f]{10,}|(?=\d*[A-Z])[\dA-Z]{8})\.[^/]+$/;

/** The paths of all files named after their content: their folder as a whole where there is nothing else in it. */
function hashedPaths(files: string[]): string[] {
  const mixed = new Set(files.filter((file) => !hashed.test(file)).flatMap(foldersOf));
  const paths = files
    .filter((file) => hashed.test(file))
    .map((file) => {
      const folder = foldersOf(file).find((path) => !mixed.has(path));
      return folder === undefined ? file : `${folder}/*`;
    });
  return [...new Set(paths)].sort();
}

/** Folders that a file lies in, the outermost first. */
const foldersOf = (file: string) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));
