import { contentType } from './contentType';
import { caching, type HeaderRule } from './headerRules';
import { headersFile } from './headersFile';
import { withQuery, redirectsFile, workerFiles, type Redirect } from './redirectsFile';

/** Name of the file that a server of nginx includes. */
export const nginxFile = '_nginx.conf';

/** Names in a built site that no host serves at their address. */
export const unserved = ['404', headersFile, redirectsFile, nginxFile, ...workerFiles];

export interface NginxConfigOptions {
  /** Path under which the site is published, with a slash at both ends. */
  base: string;
  /** Paths of all files in the folder of the site. */
  files: string[];
  headers: HeaderRule[];
  redirects: Redirect[];
}

/**
 * Directives that make nginx respond like `npm start`, for a `server` block. Its `root` contains the base: with the base
 * `/docs/`, pages are files in its folder `docs/`.
 */
export function nginxConfig({ base, files, headers, redirects }: NginxConfigOptions): string {
  const at = base.slice(0, -1);
  const page = escaped(base);
  const kept = headers.filter((rule) => 'Cache-Control' in rule.headers);
  const everywhere = headers
    .filter(({ path }) => path === `${base}*`)
    .flatMap((rule) => Object.entries(rule.headers));
  const location = (match: string, directive: string) => `  location ${match} {\n    ${directive};\n  }`;
  const moved = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) =>
      location(`= ${quoted(decodeURI(path))}`, `return 301 ${quoted(withQuery(to, '$is_args$args'))}`),
    ),
  );
  const hidden = unserved.map((name) => location(`= ${base}${name}`, 'return 404'));
  return `# How nginx serves this build. Reload nginx after each: the policy has the hashes of its scripts and styles.
  set $site_caching ${quoted(caching.other)};
${kept.map(({ path, headers: named }) => `  if ($uri ~ ${pattern(path)}) { set $site_caching ${quoted(named['Cache-Control']!)}; }\n`).join('')}\
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types ${textTypes(files)};
  default_type application/octet-stream;
  types {
${typesOf(files)}
  }
  # With the module for Brotli: the same with brotli instead of gzip.
  gzip on;
  gzip_comp_level 6;
  gzip_min_length 1024;
  gzip_proxied any;
  gzip_vary on;
  gzip_types ${textTypes(files)};
  error_page 404 ${base}404.html;
${everywhere.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`).join('')}\
  add_header Cache-Control $site_caching always;

  # Addresses that moved for good.
${moved.map((block) => `${block}\n`).join('')}\
  # Addresses outside the site.
${location(`= ${base}404.html`, 'internal')}
${hidden.join('\n')}
${location('~ /\\.(?!well-known/)', 'return 404')}
  # Other spellings of a page redirect to its address.
  location ~ ^${page}index(?:\\.html)?/?$ {
    if ($request_uri ~ "^${page}[^?]*(\\?.*)?$") { return 308 ${base}$1; }
    return 404;
  }
  location ~ ^(?<page_address>${page}.+?)(?:/index(?:\\.html)?|\\.html)/?$ {
    set $page_found "";
    if (-f $document_root$page_address.html) { set $page_found 1; }
    if (-f $document_root$page_address/index.html) { set $page_found 1; }
    if ($page_found = "") { return 404; }
    if ($request_uri ~ "^(${page}(?!/)[^?]+?)(?:/index(?:\\.html)?|\\.html)/?(\\?.*)?$") { return 308 $1$2; }
    return 404;
  }
  # A page answers with a slash at its end too, and with any dot in its name.
${at === '' ? '' : `${location(`= ${at}`, `return 308 ${base}$is_args$args`)}\n`}\
${location(`= ${base}`, `try_files ${base}index.html =404`)}
${location(`~ ^(?<page_address>${page}.+)/$`, 'try_files $page_address.html $page_address/index.html =404')}
${location(base, 'try_files $uri $uri.html $uri/index.html =404')}
${at === '' ? '' : `${location('/', 'return 404')}\n`}`;
}

/** A text as one argument. nginx still expands a `$` in it. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A text as part of a regular expression. */
const escaped = (value: string) => value.replace(/[.*+?^$|()[\]{}\\]/g, '\\$&');

/** A regular expression for the path of a header rule. */
const pattern = (path: string) =>
  quoted(`^${escaped(path.replace(/\*$/, ''))}${path.endsWith('*') ? '' : '$'}`);

/** The lines of `types`: the media type of each extension. */
function typesOf(files: string[]): string {
  const extensions = new Set(files.flatMap((file) => /\.([a-z\d]+)$/i.exec(file)?.[1] ?? []));
  const lines = [...extensions].map((name) => `    ${contentType(`.${name}`).split(';')[0]} ${name};`);
  return lines.sort().join('\n');
}

/** Media types of the text files. nginx adds text/html itself. */
const textTypes = (files: string[]) =>
  [...new Set(files.map(contentType))]
    .filter((type) => type.includes('charset') && !type.startsWith('text/html'))
    .map((type) => type.split(';')[0]!)
    .sort()
    .join(' ');
