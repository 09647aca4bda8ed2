import type { Meta, StoryObj } from '@storybook/react-vite';

import { longText } from '../../../.storybook/samples';
import { SiteFooter } from './SiteFooter';

const links = [
  { label: 'GitHub', href: 'https://github.com/nucleuscloud/neosync' },
  { label: 'Discord', href: 'https://discord.com/invite/MFAMgnp4HF' },
  { label: 'Neosync Cloud', href: 'https://app.neosync.dev' },
  { label: 'neosync.dev', href: 'https://www.neosync.dev' },
];

const meta = {
  component: SiteFooter,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { copyright: 'Copyright © 2025 Nucleus Cloud Corp', links },
} satisfies Meta<typeof SiteFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutLinks: Story = { args: { links: undefined } };

export const LongText: Story = {
  args: {
    copyright: longText,
    links: Array.from({ length: 12 }, (_, index) => ({ label: `${longText} ${index}`, href: `/${index}` })),
  },
};
