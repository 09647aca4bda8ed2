import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentType } from './contentType';
import { fillTemplate } from './fillTemplate';
import { cacheControl, hashedFolders, securityHeaders } from './headerRules';
import { hiddenFiles } from './hostFiles';
import { withQuery, type Redirect } from './redirectsFile';

const template = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8');

/**
 * Directives that make nginx respond like `npm start`, for a `server` block. Its `root` contains the base: with the base
 * `/docs/`, pages are files in its folder `docs/`. Takes the same arguments as `headerRules`, and the redirects.
 */
export function nginxConfig(base: string, files: string[], policy: string, redirects: Redirect[]): string {
  const basePath = base.slice(0, -1);
  const extensions = [...new Set(files.flatMap((file) => /\.[a-z\d]+$/i.exec(file)?.[0] ?? []))];
  // nginx adds text/html itself.
  const textTypes = extensions.map(contentType).filter((type) => /^(?!text\/html).*charset/.test(type));
  return fillTemplate(template, {
    base,
    basePattern: escaped(base),
    caching: quoted(cacheControl.other),
    textTypes: [...new Set(textTypes.map(withoutCharset))].sort().join(' '),
    hashed: hashedFolders(files).map((folder) => {
      const pattern = quoted(`^${escaped(`${base}${folder}/`)}`);
      return `  if ($uri ~ ${pattern}) { set $site_caching ${quoted(cacheControl.hashed)}; }`;
    }),
    types: extensions
      .map((extension) => `    ${withoutCharset(contentType(extension))} ${extension.slice(1)};`)
      .sort(),
    headers: Object.entries(securityHeaders(policy)).map(
      ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
    ),
    moved: redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path) =>
        location(`= ${quoted(decodeURI(path))}`, `return 301 ${quoted(withQuery(to, '$is_args$args'))}`),
      ),
    ),
    hidden: hiddenFiles.map((name) => location(`= ${base}${name}`, 'return 404')),
    withoutSlash: basePath === '' ? [] : [location(`= ${basePath}`, `return 308 ${base}$is_args$args`)],
    outside: basePath === '' ? [] : [location('/', 'return 404')],
  });
}

const location = (match: string, directive: string) => `  location ${match} {\n    ${directive};\n  }`;

/** A text as one argument. nginx still expands a `$` in it. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A text as part of a regular expression. */
const escaped = (value: string) => value.replace(/[.*+?^$|()[\]{}\\]/g, '\\$&');

const withoutCharset = (type: string) => type.replace(/;.*/, '');
