import { settingsFromEnvironment } from './environment';
import { readProductFacts } from './readProductFacts';
import type { Clients, SettingsInput } from './schema';

const { product } = readProductFacts<{ product: { tag: string } }>('source');
const clients = readProductFacts<Clients>('reference/clients');

/** The settings of the Neosync documentation. */
export const settings: SettingsInput = {
  title: 'Neosync',
  tagline: 'Open source Data Anonymization and Synthetic Data',
  address: 'https://docs.neosync.dev',
  publisher: {
    name: 'Nucleus Cloud Corp',
    url: 'https://www.neosync.dev',
    profiles: ['https://github.com/nucleuscloud', 'https://discord.com/invite/MFAMgnp4HF'],
  },
  navbar: {
    links: [
      { label: 'Docs', href: '/' },
      { label: 'SDK', href: '/api', hint: 'SDKs and the API reference' },
      { label: 'Changelog', href: '/changelog' },
      {
        label: 'API Reference (Postman)',
        href: 'https://www.postman.com/payload-pilot-82848251/neosync-rest-apis/collection/6sxdkh5/mgmt-v1alpha1',
        hint: 'Opens Postman. The reference on this site is under SDK',
      },
    ],
    icons: [
      { label: 'Neosync on GitHub', href: 'https://github.com/nucleuscloud/neosync', icon: 'github' },
      { label: 'Neosync on Discord', href: 'https://discord.com/invite/MFAMgnp4HF', icon: 'discord' },
    ],
  },
  footer: {
    copyright: 'Copyright © 2025 Nucleus Cloud Corp',
    links: [
      { label: 'GitHub', href: 'https://github.com/nucleuscloud/neosync' },
      { label: 'Discord', href: 'https://discord.com/invite/MFAMgnp4HF' },
      { label: 'Neosync Cloud', href: 'https://app.neosync.dev' },
      { label: 'neosync.dev', href: 'https://www.neosync.dev' },
    ],
  },
  announcement: {
    id: 'v0.5.41',
    lead: 'Neosync v0.5.41',
    text: 'unlocks every feature without a license key.',
    link: { label: 'Read what changed', href: '/changelog/v0-5-41' },
  },
  colorMode: { default: 'light', followSystem: false, switch: true },
  // Address and base, if the host sets them, as GitHub Pages does; search, analytics, and visitor intent.
  ...settingsFromEnvironment(process.env),
  issueUrl: 'https://github.com/nucleuscloud/neosync/issues/new',
  reference: {
    sidebar: 'protoSideBar',
    sourceUrl: `https://github.com/nucleuscloud/neosync/blob/${product.tag}/backend/protos/{file}`,
    sourceLines: readProductFacts('reference/lines'),
    methods: readProductFacts('reference/methods'),
    clients,
    send: {
      // The second origin is the CORS proxy in content/api/index.mdx.
      origins: ['http://localhost:8080', 'http://localhost:8081', clients.address],
      guide: '/api#send-requests-from-these-pages',
      safeVerbs: ['Anonymize'],
    },
  },
  changelog: true,
  // Hosts that serve only files, such as nginx and GitHub Pages, can't answer requests.
  assistants: process.env.ASSISTANTS !== 'off',
  content: {
    editUrl: 'https://github.com/nucleuscloud/neosync/edit/main/docs/{file}',
    appliesTo: product.tag,
    exclude: ['README.md', 'changelog/**'],
  },
};
