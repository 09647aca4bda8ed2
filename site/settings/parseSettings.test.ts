import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { SiteError } from '../problem';
import { parseSettings } from './parseSettings';

/** The error shown for invalid settings. */
function errorOf(input: unknown): string {
  try {
    parseSettings(input, 'site.config.ts');
  } catch (error) {
    if (error instanceof SiteError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('valid settings', () => {
  test('are returned with all defaults', () => {
    expect(parseSettings(smallestSettings, 'site.config.ts')).toMatchObject({
      ...smallestSettings,
      base: '/',
      language: 'en',
      direction: 'ltr',
      navbar: { links: [], icons: [], hideOnScroll: false },
      footer: { copyright: 'Copyright © 2025 Smallest', links: [] },
      colorMode: { default: 'light', followSystem: false, switch: true },
      versions: [{ name: 'current', label: 'Current', path: '/' }],
      content: { root: 'content', exclude: [] },
    });
  });

  test('keep values that override a default', () => {
    const settings = parseSettings(
      {
        ...smallestSettings,
        base: '/docs/',
        navbar: { links: [{ label: 'Docs', href: '/', position: 'left' }] },
        announcement: { id: 'new', text: 'News.', tone: 'warning' },
        colorMode: { default: 'dark' },
      },
      'site.config.ts',
    );
    expect(settings).toMatchObject({
      base: '/docs/',
      navbar: { links: [{ label: 'Docs', href: '/', position: 'left' }], icons: [] },
      announcement: { id: 'new', text: 'News.', tone: 'warning', dismissible: true },
      colorMode: { default: 'dark', followSystem: false, switch: true },
    });
  });

  test('put navbar links on the right by default', () => {
    const { navbar } = parseSettings(
      { ...smallestSettings, navbar: { links: [{ label: 'Docs', href: '/' }] } },
      'site.config.ts',
    );
    expect(navbar.links[0]!.position).toBe('right');
  });

  test.each(['/', '/docs/', '/a/b/', '/v1.2/', '/the_docs-2~/'])('can have the base %s', (base) => {
    expect(parseSettings({ ...smallestSettings, base }, 'site.config.ts').base).toBe(base);
  });
});

describe('invalid settings', () => {
  test('a hosted search needs its connection settings, from the file or the environment', () => {
    const search = { provider: 'algolia', applicationId: 'AB-C', idnex: 'docs' };
    expect(errorOf({ ...smallestSettings, search })).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        search.applicationId: expected letters and digits, received "AB-C".
        Change the value, here or in the environment variable ALGOLIA_APP_ID.
        search.key: this is missing.
        Add it: a string, here or in the environment variable ALGOLIA_SEARCH_KEY.
        search.index: this is missing.
        Add it: a string, here or in the environment variable ALGOLIA_INDEX.
        search.idnex: this name is not known.
        Did you mean "index"? Known here: provider, applicationId, key, index, host, dialog."
    `);
    expect(errorOf({ ...smallestSettings, search: { provider: 'algoli' } })).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        search.provider: expected "algolia" or "embedded", received "algoli".
        Did you mean "algolia"? Use one of these values."
    `);
    expect(errorOf({ ...smallestSettings, search: {} })).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        search.provider: this is missing.
        Add it: "algolia" or "embedded"."
    `);
  });

  test('two versions with the same name or path', () => {
    const versions = [
      { name: '1', label: 'One', path: '/' },
      { name: '1', label: 'Again', path: '/' },
    ];
    const error = errorOf({ ...smallestSettings, versions });
    expect(error).toContain('versions: expected every name once');
    expect(error).toContain('versions: expected every path once');
  });

  test('the DocSearch dialog requires hosted search', () => {
    const search = { provider: 'embedded', dialog: 'docsearch' };
    expect(errorOf({ ...smallestSettings, search })).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        search.dialog: expected "own", because DocSearch needs "algolia", received "docsearch".
        Use one of these values, here or in the environment variable SEARCH_DIALOG."
    `);
    expect(
      parseSettings({ ...smallestSettings, search: { provider: 'embedded', dialog: 'own' } }, 'x').search,
    ).toEqual({
      provider: 'embedded',
      dialog: 'own',
    });
  });

  test('a missing setting is reported with its expected type', () => {
    const { title: _title, footer: _footer, ...rest } = smallestSettings;
    expect(errorOf(rest)).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        title: this is missing.
        Add it: a string.
        footer: this is missing.
        Add it: an object."
    `);
  });

  test('a missing nested setting is reported with its path', () => {
    expect(
      errorOf({ ...smallestSettings, navbar: { icons: [{ label: 'Code', href: 'https://example.com' }] } }),
    ).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        navbar.icons[0].icon: this is missing.
        Add it: "github" or "discord"."
    `);
  });

  test('a setting of the wrong type is shown', () => {
    expect(
      errorOf({ ...smallestSettings, title: 7, colorMode: { followSystem: 'yes' }, navbar: { links: {} } }),
    ).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        title: expected a string, received 7.
        Put it between quotes.
        navbar.links: expected a list, received {}.
        Write a list: [one, two].
        colorMode.followSystem: expected true or false, received "yes".
        Write true or false, without quotes."
    `);
  });

  test('an empty text is not valid', () => {
    expect(errorOf({ ...smallestSettings, title: '' })).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        title: expected text, received "".
        Make it longer."
    `);
  });

  test('an unknown name is reported with the nearest one', () => {
    expect(
      errorOf({
        ...smallestSettings,
        tagLine: 'x',
        colorMode: { defualt: 'dark' },
        announcement: { id: 'a', text: 'b', closable: true },
      }).replace(/(Known here: title, tagline, ).*/, '$1…'),
    ).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        announcement.closable: this name is not known.
        Known here: id, lead, text, link, tone, dismissible.
        colorMode.defualt: this name is not known.
        Did you mean "default"? Known here: default, followSystem, switch.
        tagLine: this name is not known.
        Did you mean "tagline"? Known here: title, tagline, …"
    `);
  });

  test('an unknown nested name is reported with the names known there', () => {
    expect(
      errorOf({
        ...smallestSettings,
        navbar: { links: [{ label: 'Docs', herf: '/' }] },
        footer: { copyright: '©', linkz: [] },
      }),
    ).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        navbar.links[0].href: this is missing.
        Add it: a string.
        navbar.links[0].herf: this name is not known.
        Did you mean "href"? Known here: label, href, position, hint.
        footer.linkz: this name is not known.
        Did you mean "links"? Known here: copyright, links."
    `);
  });

  test('an unknown value is reported with the nearest one', () => {
    expect(
      errorOf({
        ...smallestSettings,
        colorMode: { default: 'drak' },
        navbar: {
          icons: [{ label: 'Code', href: 'https://example.com', icon: 'gitlab' }],
          links: [{ label: 'Docs', href: '/', position: 'centre' }],
        },
      }),
    ).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        navbar.links[0].position: expected "left" or "right", received "centre".
        Use one of these values.
        navbar.icons[0].icon: expected "github" or "discord", received "gitlab".
        Did you mean "github"? Use one of these values.
        colorMode.default: expected "light" or "dark", received "drak".
        Did you mean "dark"? Use one of these values."
    `);
  });

  test.each([
    'docs.lighthouse.org',
    'https://lighthouse.org/',
    'https://lighthouse.org/docs',
    'ftp://lighthouse.org',
    'https://keeper@lighthouse.org',
    'https://lighthouse.org:99999',
    'https://light house.org',
  ])('the address %s is reported once', (address) => {
    expect(errorOf({ ...smallestSettings, address }).replaceAll(address, '…')).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        address: expected an origin without a path or a closing slash, such as "https://docs.example.com", received "…".
        Change the value, here or in the environment variable SITE_ADDRESS."
    `);
  });

  test.each([
    'docs',
    '/docs',
    'docs/',
    '//',
    '/docs/?a/',
    '/the docs/',
    '/a//b/',
    '/../docs/',
    '/docs/*/',
    '/:docs/',
    '/a;b/',
    '/{x}/',
    '/a"b/',
    '/<b>/',
    '/$host/',
    "/it's/",
    '/größe/',
  ])('the base %s is reported', (base) => {
    expect(errorOf({ ...smallestSettings, base }).replace(JSON.stringify(base), '…')).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        base: expected a path of letters, digits, "-", ".", "_" and "~" with a slash at both ends, such as "/docs/", received ….
        Change the value, here or in the environment variable SITE_BASE."
    `);
  });

  test.each(['e', 'en"><script>', 'en_US', 'english language', ''])(
    'the language %j is reported',
    (language) => {
      expect(errorOf({ ...smallestSettings, language })).toContain(
        'language: expected a language tag, such as "en" or "pt-BR", received ',
      );
    },
  );

  test('a link must have an absolute address', () => {
    expect(
      errorOf({ ...smallestSettings, footer: { copyright: '©', links: [{ label: 'Docs', href: 'docs' }] } }),
    ).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        footer.links[0].href: expected an address that begins with "/" or "https://", received "docs".
        Change the value."
    `);
  });

  test('an edit address must contain the file', () => {
    expect(errorOf({ ...smallestSettings, content: { editUrl: 'https://example.com/edit' } }))
      .toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        content.editUrl: expected an address with "{file}", received "https://example.com/edit".
        Change the value."
    `);
  });

  test('anything other than settings is shown', () => {
    expect(errorOf(undefined)).toMatchInlineSnapshot(`
      "site.config.ts: expected an object, received undefined.
        Write names with their values: { name: value }."
    `);
    expect(errorOf([])).toMatchInlineSnapshot(`
      "site.config.ts: expected an object, received [].
        Write names with their values: { name: value }."
    `);
  });

  test('a value that JSON cannot represent is shown too', () => {
    const loop: Record<string, unknown> = {};
    loop.loop = loop;
    expect(errorOf({ ...smallestSettings, title: 7n, tagline: NaN, language: () => 1, footer: loop }))
      .toMatchInlineSnapshot(`
        "site.config.ts: the settings are not valid
          title: expected a string, received 7n.
          Put it between quotes.
          tagline: expected a string, received NaN.
          Put it between quotes.
          language: expected a string, received [Function: language].
          Write it as text.
          footer.copyright: this is missing.
          Add it: a string.
          footer.loop: this name is not known.
          Known here: copyright, links."
      `);
  });

  test('a long value is truncated', () => {
    expect(errorOf({ ...smallestSettings, direction: 'x'.repeat(500) })).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        direction: expected "ltr" or "rtl", received "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx….
        Use one of these values."
    `);
  });
});

test('any input returns settings, or problems with the name of the file', () => {
  const problemsOf = (input: unknown) => {
    try {
      parseSettings(input, 'site.config.ts');
      return [];
    } catch (error) {
      if (error instanceof SiteError) return error.problems;
      throw error;
    }
  };
  const setting = fc.constantFrom(
    ...Object.keys(smallestSettings),
    'navbar',
    'announcement',
    'colorMode',
    'content',
    'base',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      ),
      setting,
      (value, key) => {
        for (const input of [
          value,
          { ...smallestSettings, [key]: value },
          { ...smallestSettings, [key]: [value] },
        ]) {
          for (const problem of problemsOf(input)) {
            expect(problem.file).toBe('site.config.ts');
            expect(problem.message).toMatch(/\.$/);
            expect(problem.fix).toMatch(/\.$/);
          }
        }
      },
    ),
  );
});
