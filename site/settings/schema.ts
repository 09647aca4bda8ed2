import { z } from 'zod';

import { clients, send } from './clientSettings';
import { href, key, origin, serverAddress, text, webAddress } from './values';

const link = z.strictObject({ label: text, href });

export interface SidebarBranchSettings {
  /** Text of the branch. Backticks mark a name in code. */
  label: string;
  /** Whether the branch is open at first. @default false */
  open?: boolean;
  items: (string | SidebarBranchSettings)[];
}

const sidebarBranch: z.ZodType<SidebarBranchSettings> = z.strictObject({
  label: text,
  open: z.boolean().optional(),
  get items() {
    return z.array(z.union([text, sidebarBranch])).min(1);
  },
});

const sidebarGroup = z.strictObject({
  /** Text above the group. */
  heading: text.optional(),
  /** Document ids (file paths under the content root without the extension) and branches, in reading order. */
  items: z.array(z.union([text, sidebarBranch])).min(1),
});

const dialog = z.enum(['own', 'docsearch']);

/** Algolia answers searches, from an index that `npm run search:push` fills. */
const hostedSearch = z.strictObject({
  provider: z.literal('algolia'),
  applicationId: z.string().regex(/^[A-Za-z0-9]+$/, { error: 'expected letters and digits' }),
  /** A key that may only search: every reader gets it. */
  key: text,
  /** Name of the index. */
  index: z.string().regex(/^[^\s/?#]+$/, { error: 'expected a name without spaces and slashes' }),
  /** A server that answers in Algolia's place, such as a proxy. @default the servers of the application */
  host: origin.optional(),
  /** The dialog that readers search in: ours, or that of DocSearch. The page of all results stays ours. @default 'own' */
  dialog: dialog.optional(),
});

/** An engine in the reader's own browser answers searches. */
const embeddedSearch = z.strictObject({
  provider: z.literal('embedded'),
  dialog: dialog
    .refine((value) => value === 'own', {
      error: 'expected "own" beside the provider "embedded", received "docsearch".',
      params: {
        fix: 'Set what a hosted search is reached by, with the provider "algolia", or leave out the dialog.',
      },
    })
    .optional(),
});

const redirect = z.strictObject({
  /** The address that was published. It leads on with a slash at its end too. */
  from: z.string().regex(/^\/[^\s?#*:]*[^\s?#*:/]$/, {
    error: 'expected an address that begins with "/", without "?", "#", "*", ":" and a closing slash',
  }),
  to: href.regex(/^\S+$/, { error: 'expected an address without spaces' }),
});

/** All that a site is told. The one schema: its inferred type documents the settings, and it checks them. */
export const settingsSchema = z.strictObject({
  /** Name of the site, in the navbar and after the delimiter of every page title. */
  title: text,
  /** One line on what the product is; the home page's title ends with it. */
  tagline: text,
  /** Where the site is published: origin only, such as `https://docs.example.com`. */
  address: origin,
  /** Path under the address, with both slashes. */
  base: z
    .string()
    .regex(/^\/((?!\.{1,2}\/)[^\s?#*:/\\]+\/)*$/, {
      error: 'expected a path with a slash at both ends, such as "/docs/"',
    })
    .default('/'),
  /** Who publishes the site, for search engines; leave it out and nobody is named. */
  publisher: z
    .strictObject({
      name: text,
      url: webAddress,
      /** Its other places on the internet, such as the repository. */
      profiles: z.array(webAddress).default([]),
    })
    .optional(),
  /** Language of the pages (BCP 47) and the direction it is written in. */
  language: text.default('en'),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  navbar: z
    .strictObject({
      links: z.array(link.extend({ position: z.enum(['left', 'right']).default('right') })).default([]),
      icons: z.array(link.extend({ icon: z.enum(['github', 'discord']) })).default([]),
      /** Whether the navbar leaves the screen while the reader scrolls down. */
      hideOnScroll: z.boolean().default(false),
    })
    .prefault({}),
  footer: z.strictObject({ copyright: text, links: z.array(link).default([]) }),
  /** A notice above the navbar. A new id shows it again to readers who dismissed the one before. */
  announcement: z
    .strictObject({
      id: text,
      /** The words in bold at the beginning. */
      lead: text.optional(),
      text,
      link: link.optional(),
      tone: z.enum(['info', 'warning']).default('info'),
      dismissible: z.boolean().default(true),
    })
    .optional(),
  colorMode: z
    .strictObject({
      /** The mode of a reader who has not chosen. */
      default: z.enum(['light', 'dark']).default('light'),
      /** Whether the system's choice rules until the reader switches. */
      followSystem: z.boolean().default(false),
      /** Whether the reader can switch. */
      switch: z.boolean().default(true),
    })
    .prefault({}),
  /** Sidebars by id. Every document stands in exactly one place of one of them. */
  sidebars: z.record(text, z.array(sidebarGroup).min(1)),
  /**
   * Versions of the documentation, newest first. The documents of a version lie under its path; those of the
   * version at `/` are all others. With two or more, readers get a menu.
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
    .default([{ name: 'current', label: 'Current', path: '/' }]),
  /** What answers searches. */
  search: z.discriminatedUnion('provider', [hostedSearch, embeddedSearch]).default({ provider: 'embedded' }),
  /** Address at which a new issue begins, for readers who miss something. */
  issueUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** Page views and feedback for PostHog. Nothing is sent, and nothing loaded, without a key. */
  analytics: z
    .strictObject({
      /** The key of the project. It is public: every visitor's browser gets it. */
      key: key.optional(),
      /** Where events are sent. */
      host: serverAddress('https://eu.i.posthog.com')
        .refine((host) => !/^https:\/\/(app|us|eu)\.posthog\.com$/.test(host), {
          error:
            'expected the address that events are sent to, "https://us.i.posthog.com" or "https://eu.i.posthog.com"',
        })
        .default('https://us.i.posthog.com'),
    })
    .optional(),
  /** A script of another provider that finds out what brings visitors here. Nothing is on the page without its key. */
  visitorIntent: z
    .strictObject({
      /** Address of the script. The key takes the place of `{key}`; without one it becomes the attribute `data-key`. */
      script: z
        .string()
        .regex(/^https?:\/\/[^/?#\s]+(\/\S*)?$/, {
          error: 'expected an address, such as "https://tag.example.com/v1/{key}/script.js"',
        })
        .optional(),
      key: key.optional(),
      /** Further origins that the script talks to: a browser lets it reach no other. */
      origins: z.array(origin).default([]),
    })
    .refine(({ key, script }) => key === undefined || script !== undefined, {
      path: ['script'],
      error: 'this is missing beside its key.',
      params: { fix: 'Add the address of the script, or leave out the key.' },
    })
    .optional(),
  /** The changelog; leave it out for a site without one. Its pages lie under `/changelog`. */
  changelog: z
    .strictObject({
      /** Folder with the entries, under the content root. */
      folder: text.default('changelog'),
    })
    .optional(),
  /** The API reference; leave it out for a site without one. Its pages lie under `/api`, by the paths of the files. */
  reference: z
    .strictObject({
      /** Folder at which the paths of `.proto` imports begin, from the root of the project. */
      root: text.default('proto'),
      /** Sidebar that the files are listed in, below its documents. */
      sidebar: text,
      /** Address at which a file can be read; `{file}` stands for its path under the folder. */
      sourceUrl: z
        .string()
        .includes('{file}', { error: 'expected an address with "{file}" in it' })
        .optional(),
      clients: clients.prefault({}),
      send: send.prefault({}),
    })
    .optional(),
  /** Addresses that moved for good, with where they lead now. Every host answers them with status 301. */
  redirects: z.array(redirect).default([]),
  /**
   * The ledger: a file with every address that was ever published, one a line, from the root of the project. The
   * build stops when one of them leads nowhere. Leave it out for a site that promises nothing.
   */
  ledger: text.optional(),
  /** Where the documents are, and how readers reach their source. */
  content: z
    .strictObject({
      /** Folder with the Markdown files, from the root of the project. */
      root: text.default('content'),
      /** Address at which a file can be edited; `{file}` stands for its path from the root of the project. */
      editUrl: z.string().includes('{file}', { error: 'expected an address with "{file}" in it' }).optional(),
      /** What the pages are right for, such as a version of the product: shown on each that names nothing else. */
      appliesTo: text.optional(),
      /** Globs of Markdown files under the root that are not pages. */
      exclude: z.array(text).default([]),
    })
    .prefault({}),
});

/** The settings as they are written: what has a default may be left out. */
export type SettingsInput = z.input<typeof settingsSchema>;

/** The settings as the program reads them: complete. */
export type Settings = z.output<typeof settingsSchema>;

/** What a site is told of the hosted search. */
export type HostedSearchSettings = z.output<typeof hostedSearch>;

/** Whether readers search in the dialog of DocSearch. */
export const hasDocSearch = ({ search }: Settings): boolean => search.dialog === 'docsearch';

export type SidebarSettings = Settings['sidebars'][string];
