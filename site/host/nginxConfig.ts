import { contentType } from './contentType';
import { leadOn, type HostRedirect } from './redirectsFile';
import { caching, type HeaderRule } from './headerRules';

export interface NginxConfigOptions {
  /** Path under which the site is published, with a slash at both ends. */
  base: string;
  /** Name of the host that is answered for. */
  serverName: string;
  /** Where nginx listens: a port, or an address and a port. @default '80' */
  listen?: string;
  /** Folder that the base lies in: with the base `/docs/`, pages are files in `docs/` below it. */
  root: string;
  /** Paths of all files in the folder of the site. */
  files: string[];
  /** Headers that the site decides. */
  headers: HeaderRule[];
  redirects: HostRedirect[];
}

/**
 * A configuration of nginx that answers as `npm start` does: to be included in its `http` block, as files in
 * `/etc/nginx/conf.d` are.
 */
export function nginxConfig(options: NginxConfigOptions): string {
  const { base, serverName, listen = '80', root, files, headers, redirects } = options;
  const everywhere = headers.filter(({ path }) => path === `${base}*`);
  const kept = headers.filter(({ headers: named }) => 'Cache-Control' in named);
  const at = base.slice(0, -1);
  const page = escaped(base);

  return [
    '# How long browsers keep an answer, by its address.',
    ...block('map $uri $site_caching', [
      ['default', quoted(caching.other)],
      ...kept.map(({ path, headers: named }) => [pattern(path), quoted(named['Cache-Control']!)]),
    ]),
    '',
    ...block('server', [
      ['listen', listen],
      ['server_name', serverName],
      ['root', quoted(root)],
      ['server_tokens', 'off'],
      ['absolute_redirect', 'off'],
      ['charset', 'utf-8'],
      ['charset_types', ...textTypes(files)],
      ['default_type', 'application/octet-stream'],
      ...block(
        'types',
        typesOf(files).map(([type, ...extensions]) => [type, ...extensions]),
      ),
      '# With the module for Brotli: the same with brotli in place of gzip.',
      ['gzip', 'on'],
      ['gzip_comp_level', '6'],
      ['gzip_min_length', '1024'],
      ['gzip_proxied', 'any'],
      ['gzip_vary', 'on'],
      ['gzip_types', ...textTypes(files)],
      ['error_page', '404', `${base}404.html`],
      ...everywhere.flatMap(({ headers: named }) =>
        Object.entries(named).map(([name, value]) => ['add_header', name, quoted(value), 'always']),
      ),
      ['add_header', 'Cache-Control', '$site_caching', 'always'],
      '',
      '# Addresses that moved for good.',
      ...redirects.flatMap(({ from, to }) => {
        const target = quoted(leadOn(to, '$is_args$args'));
        return [from, `${from}/`].flatMap((path) =>
          block(`location = ${quoted(decodeURI(path))}`, [['return', '301', target]]),
        );
      }),
      '# What is no address of the site.',
      ...block(`location = ${base}404.html`, [['internal']]),
      ...[`${base}404`, `${base}_headers`, `${base}_redirects`].flatMap((path) =>
        block(`location = ${path}`, [['return', '404']]),
      ),
      ...block('location ~ /\\.(?!well-known/)', [['return', '404']]),
      '# Other spellings of a page lead to its address.',
      ...block(`location ~ ^${page}index(?:\\.html)?/?$`, [
        `if ($request_uri ~ "^${page}[^?]*(\\?.*)?$") { return 308 ${base}$1; }`,
        ['return', '404'],
      ]),
      ...block(`location ~ ^(?<page_address>${page}.+?)(?:/index(?:\\.html)?|\\.html)/?$`, [
        ['set', '$page_found', '""'],
        'if (-f $document_root$page_address.html) { set $page_found 1; }',
        'if (-f $document_root$page_address/index.html) { set $page_found 1; }',
        'if ($page_found = "") { return 404; }',
        `if ($request_uri ~ "^(${page}(?!/)[^?]+?)(?:/index(?:\\.html)?|\\.html)/?(\\?.*)?$") { return 308 $1$2; }`,
        ['return', '404'],
      ]),
      '# A page answers with a slash at its end too, and with any dot in its name.',
      ...(at === '' ? [] : block(`location = ${at}`, [['try_files', `${base}index.html`, '=404']])),
      ...block(`location = ${base}`, [['try_files', `${base}index.html`, '=404']]),
      ...block(`location ~ ^(?<page_address>${page}.+)/$`, [
        ['try_files', '$page_address.html', '$page_address/index.html', '=404'],
      ]),
      ...block(`location ${base}`, [['try_files', '$uri', '$uri.html', '$uri/index.html', '=404']]),
      ...(at === '' ? [] : block('location /', [['return', '404']])),
    ]),
    '',
  ].join('\n');
}

/** A directive with its arguments, or a line as it is. */
type Line = string | string[];

function block(head: string, lines: Line[]): string[] {
  const body = lines.map((line) => (typeof line === 'string' ? line : `${line.join(' ')};`));
  return [`${head} {`, ...body.map((line) => (line === '' ? '' : `  ${line}`)), '}'];
}

/** A text as one argument. A `$` in it is left to nginx. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A text as part of a regular expression. */
const escaped = (value: string) => value.replace(/[.*+?^$|()[\]{}\\]/g, '\\$&');

/** The path of a header rule, as `map` takes it. */
const pattern = (path: string) =>
  path.endsWith('*') ? quoted(`~^${escaped(path.slice(0, -1))}`) : quoted(path);

/** Media types of the files, each with the extensions that have it. */
function typesOf(files: string[]): [type: string, ...extensions: string[]][] {
  const types = new Map<string, Set<string>>();
  for (const file of files) {
    const extension = /\.([a-z\d]+)$/i.exec(file)?.[1];
    const [type = ''] = contentType(file).split(';');
    if (extension === undefined || type === 'application/octet-stream') continue;
    types.set(type, new Set([...(types.get(type) ?? []), extension]));
  }
  return [...types].sort(([a], [b]) => a.localeCompare(b)).map(([type, all]) => [type, ...[...all].sort()]);
}

/** Media types of the files that are text, in UTF-8. */
const textTypes = (files: string[]) =>
  [...new Set(files.map(contentType))]
    .filter((type) => type.includes('charset'))
    .map((type) => type.split(';')[0]!)
    // nginx takes it as given.
    .filter((type) => type !== 'text/html')
    .sort();
