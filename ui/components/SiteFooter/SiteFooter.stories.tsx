import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText } from '../../../.storybook/site.samples';
import { vars } from '../../tokens';
import { Prose } from '../Prose/Prose';
import { SiteFooter } from './SiteFooter';

const links = [
  { label: 'GitHub', href: 'https://github.com/nucleuscloud/neosync' },
  { label: 'Discord', href: 'https://discord.com/invite/MFAMgnp4HF' },
  { label: 'Neosync Cloud', href: 'https://app.neosync.dev' },
  { label: 'neosync.dev', href: 'https://www.neosync.dev' },
];

const meta = {
  title: 'Components/Navigation/SiteFooter',
  component: SiteFooter,
  argTypes: { links: presets({ All: links, One: links.slice(0, 1), None: [] }) },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'The end of every page.',
      avoid: 'Links of a single article. Use PageFooter.',
      anatomy: {
        'Strip of rows': 'footer',
        Copyright: 'footer p',
        Links: 'footer a',
      },
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'The contentinfo landmark; the strip is silent.',
      related: ['PageFooter', 'EngravedStrip'],
    },
    layout: 'fullscreen',
  },
  args: { copyright: 'Copyright © 2025 Nucleus Cloud Corp', links },
} satisfies Meta<typeof SiteFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** Links of a single article. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    copyright: 'Last updated on October 4, 2024',
    links: [
      { label: 'Edit this page', href: '#edit' },
      { label: 'Previous: Jobs', href: '#jobs' },
      { label: 'Next: Subsetting', href: '#subsetting' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <div style={{ padding: `0 ${vars.measure.gutter} 24px` }}>
          <Prose>
            <p>A connection that no job uses can be deleted.</p>
          </Prose>
        </div>
        <Story />
      </>
    ),
  ],
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    copyright: longText,
    links: Array.from({ length: 12 }, (_, index) => ({ label: `${longText} ${index}`, href: `/${index}` })),
  },
};
