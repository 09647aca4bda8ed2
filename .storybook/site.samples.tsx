import type { NavbarIconLink, NavbarLink, SidebarGroup, TableOfContentsEntry } from '#ui';

/** The sections of the site, as its navbar has them. */
export const sections: NavbarLink[] = [
  { label: 'Docs', href: '/', current: true },
  { label: 'SDK', href: '/api' },
  { label: 'Changelog', href: '/changelog' },
  {
    label: 'API Reference',
    href: 'https://www.postman.com/payload-pilot-82848251/neosync-rest-apis/collection/6sxdkh5/mgmt-v1alpha1',
    external: true,
  },
];

export const iconLinks: NavbarIconLink[] = [
  { label: 'GitHub', href: 'https://github.com/nucleuscloud/neosync', icon: 'github' },
  { label: 'Discord', href: 'https://discord.com/invite/MFAMgnp4HF', icon: 'discord' },
];

/** The first two groups of the documentation's sidebar, with `neosync sync` as the page shown. */
export const pages: SidebarGroup[] = [
  {
    heading: 'Overview',
    items: [
      { label: 'Introduction', href: '/' },
      { label: 'Quickstart', href: '/quickstart' },
      { label: 'Platform', href: '/platform' },
      { label: 'Use cases', href: '/usecases' },
      { label: 'Core Features', href: '/core-features' },
      { label: 'Core Concepts', href: '/core-concepts' },
      {
        label: 'Neosync CLI',
        items: [
          { label: 'Introduction', href: '/cli/introduction' },
          { label: 'Installing', href: '/cli/installing' },
          { label: '`login`', href: '/cli/login' },
          { label: '`whoami`', href: '/cli/whoami' },
          {
            label: '`accounts`',
            items: [
              { label: '`list`', href: '/cli/accounts/list' },
              { label: '`switch`', href: '/cli/accounts/switch' },
            ],
          },
          {
            label: '`jobs`',
            open: true,
            items: [
              { label: '`list`', href: '/cli/jobs/list' },
              { label: '`trigger`', href: '/cli/jobs/trigger' },
            ],
          },
          { label: '`version`', href: '/cli/version' },
          { label: '`sync`', href: '/cli/sync', current: true },
        ],
      },
      { label: 'Cloud Security Overview', href: '/cloud-security-overview' },
    ],
  },
  {
    heading: 'Deploy Neosync',
    items: [
      { label: 'Introduction', href: '/deploy/introduction' },
      { label: 'Environment Variables', href: '/deploy/environment-variables' },
      { label: 'Kubernetes', href: '/deploy/kubernetes' },
      { label: 'Docker Compose', href: '/deploy/docker-compose' },
      { label: 'Authentication', href: '/deploy/authentication' },
      { label: 'Database Setup', href: '/deploy/database' },
    ],
  },
];

/** The headings of the page on `neosync sync`. */
export const headings: TableOfContentsEntry[] = [
  { id: 'usage', text: 'Usage', depth: 2 },
  { id: 'first-sync-step-by-step', text: 'First sync, step by step', depth: 2 },
  { id: 'general-flags', text: 'General flags', depth: 2 },
  { id: 'sql-destination-flags', text: 'SQL destination flags', depth: 2 },
  { id: 'settings-file', text: 'Settings file', depth: 2 },
  { id: 'pool-and-batches', text: 'Pool and batches', depth: 3 },
  { id: 'circular-dependencies', text: 'Circular dependencies', depth: 2 },
];

/** More words than any control expects. */
export const longText =
  'Anonymize, subset and synthesize the data of every environment before a developer, a pipeline or a partner ever sees a row of it';

/** One word without a place to break: an API key. */
export const unbroken =
  'neo_at_v1_4f9cD27bE01aC85f36Db9e47A2c0F81d5B6e3a97C4f02E8d1b5A60c9F37e42D8a1C5b09f6E4d37a82B1c';

/**
 * Highlighted code in the shape in which the site hands it to a code block.
 *
 * @param lines In them, `‹key curl›` is the text "curl" with the role "key" that the highlighter gives it: key, string, number,
 *   word, flag or comment.
 * @param highlighted Line to highlight, counted from 1. @default none
 */
export function highlight(lines: string[], highlighted?: number) {
  return (
    <code>
      {lines.map((line, index) => (
        <span key={index} className={index + 1 === highlighted ? 'line highlighted' : 'line'}>
          {line.split(/(‹.*?›)/).map((part, at) => {
            const [, role, text] = /^‹(\w+) (.*)›$/.exec(part) ?? [];
            return role === undefined ? (
              part
            ) : (
              <span key={at} className={`code-${role}`}>
                {text}
              </span>
            );
          })}
          {index < lines.length - 1 && '\n'}
        </span>
      ))}
    </code>
  );
}

export const syncCommand = highlight([
  '‹key neosync› sync \\',
  '  ‹flag --connection-id› 5d7f0c1e-3b62-4a0e-9c55-1f0b8f4b2a77 \\',
  '  ‹flag --destination-connection-url› ‹string "postgres://user:pass@localhost:5432/db"› \\',
  '  ‹flag --destination-driver› postgres',
]);

export const settingsFile = highlight(
  [
    '‹key source›:',
    '  ‹key connection-id›: ‹string "5d7f0c1e-3b62-4a0e-9c55-1f0b8f4b2a77"›',
    '‹key destination›:',
    '  ‹key connection-url›: ‹string "postgres://user:pass@localhost:5432/db"›',
    '  ‹key driver›: postgres',
    '  ‹key init-schema›: ‹number true›',
    '  ‹key on-conflict›:',
    '    ‹key do-nothing›: ‹number true›',
    '  ‹key batch›:',
    '    ‹key count›: ‹number 100›   ‹comment # both count and period,›',
    '    ‹key period›: ‹number 5s›   ‹comment # or neither has effect›',
  ],
  6,
);
