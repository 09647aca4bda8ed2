import { z } from 'zod';

import { href, key, origin, serverUrl, text, variableName, httpUrl } from './valueSchemas';

const errors = z.record(text, text).optional();
const method = z.strictObject({ role: text, group: text.optional(), errors });
const link = z.strictObject({ label: text, href });

const isUnique = (all: string[]) => new Set(all).size === all.length;

/** Search by Algolia, in an index that `npm run search:push` fills. */
const hostedSearch = z.strictObject({
  provider: z.literal('algolia'),
  applicationId: z.string().regex(/^[A-Za-z0-9]+$/, 'expected letters and digits'),
  /** A search-only key: it is public. */
  key: text,
  index: z.string().regex(/^[^\s/?#]+$/, 'expected a name without spaces and slashes'),
  /** A server to use instead of Algolia's, such as a proxy. @default the servers of the application */
  host: origin.optional(),
  /** The search dialog: ours or DocSearch's. The page with all results is always ours. @default 'own' */
  dialog: z.enum(['own', 'docsearch']).optional(),
});

const embeddedSearch = z.strictObject({
  provider: z.literal('embedded'),
  dialog: z.literal('own', 'expected "own", because DocSearch needs "algolia"').optional(),
});

/** The client's member for each service, by the service's name. */
const members = z.record(text, text).default({});

/** How the examples of the API reference reach a server. Every call has an example in each SDK listed here. */
const clients = z.strictObject({
  address: serverUrl('https://api.example.com').default('http://localhost:8080'),
  /** Account id for examples. */
  account: text.optional(),
  /** Environment variable for the access token. */
  tokenVariable: variableName.default('API_TOKEN'),
  /** Environment variable for the address of the server. */
  addressVariable: variableName.default('API_URL'),
  /** Where `buf` finds the definitions: a folder or a Git repository. @default server reflection */
  schema: text.optional(),
  /** The package, the function that creates its client, and the client's members. */
  typescript: z.strictObject({ package: text, create: text, members }).optional(),
  /** Import path of the folder with the generated packages. */
  go: z.strictObject({ module: text }).optional(),
  /** The package, the class of its client, and the client's members. */
  python: z.strictObject({ package: text, client: text, members }).optional(),
});

/** How readers send requests to their own server from pages of the API reference. */
const send = z.strictObject({
  /**
   * Origins that requests can be sent to: the content security policy allows no others. An empty list turns sending
   * off. @default `http://localhost:8080` and the server of the examples
   */
  origins: z.array(origin).optional(),
  /** Page of the site on how to allow these pages (CORS), for readers whose server doesn't. */
  guide: z.string().startsWith('/', 'expected a page, such as "/api#cors"').optional(),
  /** First words of read-only methods, in addition to `Get`, `List`, and the like: sent without confirmation. */
  safeVerbs: z.array(z.string().regex(/^[A-Z][a-z\d]*$/, 'expected a verb such as "Preview"')).default([]),
});

/** The settings of a site. The schema checks them, and its inferred type documents them. */
export const settingsSchema = z.strictObject({
  /** Name of the site, in the navbar and in every `<title>`. */
  title: text,
  /** A one-line description of the product; part of the home page's `<title>`. */
  tagline: text,
  /** Origin of the site, such as `https://docs.example.com`. */
  address: origin,
  /** Path of the site under its origin, with a slash at both ends. */
  base: z
    .string()
    .regex(/^\/((?!\.{1,2}\/)[\w.~-]+\/)*$/, {
      error:
        'expected a path of letters, digits, "-", ".", "_" and "~" with a slash at both ends, such as "/docs/"',
    })
    .default('/'),
  /** The publisher of the site, for search engines. Its logo is `logo.png` in `public/`. @default none */
  publisher: z
    .strictObject({
      name: text,
      url: httpUrl,
      /** Its profiles on other sites, such as the repository. */
      profiles: z.array(httpUrl).default([]),
    })
    .optional(),
  /** Language of the pages (BCP 47) and its writing direction. */
  language: z
    .string()
    .regex(/^[a-z]{2,8}(-[a-z\d]{1,8})*$/i, 'expected a language tag, such as "en" or "pt-BR"')
    .default('en'),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  navbar: z
    .strictObject({
      /** A link with a `hint` has a tooltip. */
      links: z
        .array(link.extend({ position: z.enum(['left', 'right']).default('right'), hint: text.optional() }))
        .default([]),
      icons: z.array(link.extend({ icon: z.enum(['github', 'discord']) })).default([]),
      /** Whether the navbar hides while the reader scrolls down. */
      hideOnScroll: z.boolean().default(false),
    })
    .prefault({}),
  footer: z.strictObject({ copyright: text, links: z.array(link).default([]) }),
  /** A notice above the navbar. Readers who dismissed it see it again when its id changes. */
  announcement: z
    .strictObject({
      id: text,
      /** Bold text at the start. */
      lead: text.optional(),
      text,
      link: link.optional(),
      tone: z.enum(['info', 'warning']).default('info'),
      dismissible: z.boolean().default(true),
    })
    .optional(),
  colorMode: z
    .strictObject({
      /** The mode for readers who haven't chosen one. */
      default: z.enum(['light', 'dark']).default('light'),
      /** Whether to follow the system until the reader switches modes. */
      followSystem: z.boolean().default(false),
      /** Whether readers can switch. */
      switch: z.boolean().default(true),
    })
    .prefault({}),
  /**
   * Versions of the documentation, newest first. A version's documents are under its path; the version at `/`
   * has all others. With two or more versions, readers get a menu.
   */
  versions: z
    .array(
      z.strictObject({
        name: text,
        label: text,
        path: z.string().regex(/^\/([^/]+(\/[^/]+)*)?$/, {
          error: 'expected a path that begins with "/" and does not end with one, such as "/v1"',
        }),
      }),
    )
    .min(1)
    .refine((all) => isUnique(all.map(({ name }) => name)), 'expected every name once')
    .refine((all) => isUnique(all.map(({ path }) => path)), 'expected every path once')
    .default([{ name: 'current', label: 'Current', path: '/' }]),
  search: z.discriminatedUnion('provider', [hostedSearch, embeddedSearch]).default({ provider: 'embedded' }),
  /** URL of the form for a new issue. */
  issueUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** Page views and feedback for PostHog. Without a key, nothing is loaded or sent. */
  analytics: z
    .strictObject({
      /** The project's public key. */
      key: key.optional(),
      host: serverUrl('https://eu.i.posthog.com')
        .refine((host) => !/^https:\/\/(app|us|eu)\.posthog\.com$/.test(host), {
          error:
            'expected the host that takes events, "https://us.i.posthog.com" or "https://eu.i.posthog.com"',
        })
        .default('https://us.i.posthog.com'),
    })
    .optional(),
  /** A third-party script for visitor intent. Without a key, pages don't include it. */
  visitorIntent: z
    .strictObject({
      /** URL of the script. The key replaces `{key}`, or becomes the attribute `data-key`. */
      script: httpUrl,
      key: key.optional(),
      /** Other origins that the script connects to, for the content security policy. */
      origins: z.array(origin).default([]),
    })
    .optional(),
  /** Whether there is a changelog: entries from `changelog` under the content root, pages under `/changelog`. */
  changelog: z.boolean().default(false),
  /** The API reference: pages under `/api`, by the paths of the files. @default none */
  reference: z
    .strictObject({
      /** Root folder of `.proto` imports, relative to the root of the project. */
      root: text.default('proto'),
      /** Sidebar that lists the files, below its documents. */
      sidebar: text,
      /** URL of a file's source; `{file}` is its path under the folder. */
      sourceUrl: z.string().includes('{file}', 'expected an address with "{file}"').optional(),
      /** Lines of declarations in that source, by file and by name in its package. @default lines in the file itself */
      sourceLines: z.record(text, z.record(text, z.int())).default({}),
      /** Roles, errors in Markdown by code, and groups of methods, by service and method, in page order. */
      methods: z.record(text, z.record(text, method)).default({}),
      clients: clients.prefault({}),
      send: send.prefault({}),
    })
    .optional(),
  /**
   * Whether the host answers assistants at `/mcp`: the build writes functions for Cloudflare Pages and Netlify, and pages
   * and `llms.txt` contain the address. `npm start` always answers.
   */
  assistants: z.boolean().default(false),
  content: z
    .strictObject({
      /** Folder with the pages, relative to the root of the project. */
      root: text.default('content'),
      /** URL to edit a page; `{file}` is its path relative to the root of the project. */
      editUrl: z.string().includes('{file}', 'expected an address with "{file}"').optional(),
      /** The product version or other scope that pages apply to, unless their front matter overrides it. */
      appliesTo: text.optional(),
      /** Globs of Markdown files under the root that aren't pages. */
      exclude: z.array(text).default([]),
    })
    .prefault({}),
});

/** The settings as written: anything with a default can be left out. */
export type SettingsInput = z.input<typeof settingsSchema>;

/** The settings with all defaults filled in. */
export type Settings = z.output<typeof settingsSchema>;

/** The servers and SDKs that examples call. */
export type Clients = z.output<typeof clients>;

export type HostedSearchSettings = z.output<typeof hostedSearch>;

/** Whether the search dialog is DocSearch's. */
export const hasDocSearch = ({ search }: Settings): boolean => search.dialog === 'docsearch';

/** Data that pages need to send requests to a server. */
export type SendSettings = NonNullable<ReturnType<typeof sendSettings>>;

/** The settings for sending requests from pages, with at least one origin; undefined if the site doesn't allow it. */
export function sendSettings({ reference }: Settings) {
  if (!reference) return undefined;
  const { send, clients } = reference;
  const named = send.origins ?? ['http://localhost:8080', clients.address];
  const origins = [...new Set(named.map((address) => new URL(address).origin))];
  return origins.length > 0 ? { origins, guide: send.guide, safeVerbs: send.safeVerbs } : undefined;
}
