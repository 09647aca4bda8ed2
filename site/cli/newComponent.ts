import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SiteError } from '../problem';

/** Entry point of the design system. */
const index = 'ui/index.ts';

/**
 * Writes the three files of a component into `ui/components`, and its export into `ui/index.ts`. They pass every check, and
 * say what to replace.
 *
 * @param name Name of the component, such as `StatusMeter`.
 * @throws {SiteError} When it is not a name for a component, or there is one of that name.
 */
export function newComponent(name: string): void {
  const folder = `ui/components/${name}`;
  if (!/^[A-Z][a-z\d]+([A-Z][a-z\d]+)*$/.test(name)) {
    const fix = 'Use letters and digits, with a capital at the beginning of each word: StatusMeter.';
    throw new SiteError([{ file: folder, message: 'this cannot be the name of a component.', fix }]);
  }
  if (existsSync(folder)) {
    const fix = 'Change it, or choose another name.';
    throw new SiteError([{ file: folder, message: 'this component already exists.', fix }]);
  }
  const exports = readFileSync(index, 'utf8');
  mkdirSync(folder, { recursive: true });
  for (const [ending, text] of Object.entries(templates)) {
    writeFileSync(join(folder, name + ending), text.replaceAll(/\bName/g, name));
  }
  writeFileSync(index, withExport(exports, name));
  console.log(`Wrote ${folder} and its line in ${index}. Replace the sentences and the look, and run:
  npm run types
  npx vitest run --project unit ui/rules .storybook
  npm run visual -- ${name}
"How to add a component" in Storybook explains each file (npm run storybook).`);
}

/** Adds the export of a component, in alphabetical order. */
function withExport(exports: string, name: string): string {
  const line = `export { ${name} } from './components/${name}/${name}';\n`;
  const others = [...exports.matchAll(/^export (?:type )?\{[^}]*\} from '\.\/components\/(\w+)\/.*\n/gm)];
  const next = others.find(([, other = '']) => other > name);
  const last = others.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length : exports.length);
  return exports.slice(0, at) + line + exports.slice(at);
}

/** The files of a component called `Name`, by the end of their names. */
const templates = {
  '.tsx': `import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './Name.css';

export interface NameProps extends ComponentProps<'p'> {
  /** How much it stands out. @default 'quiet' */
  tone?: 'quiet' | 'strong';
}

/** Say in a sentence what it is. Renders a \`<p>\`. */
export function Name({ tone = 'quiet', className, ...rest }: NameProps) {
  return <p {...rest} className={clsx(styles.root({ tone }), className)} />;
}
`,
  '.css.ts': `import { recipe } from '../../styles/style';
import { vars } from '../../tokens';

export const root = recipe({
  base: {
    padding: vars.space.m,
    border: '1px solid',
    borderRadius: vars.radius.base,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      quiet: { color: vars.color.ink.soft, borderColor: vars.color.line.base },
      strong: { color: vars.color.ink.base, borderColor: vars.color.line.strong },
    },
  },
});
`,
  '.stories.tsx': `import type { Meta, StoryObj } from '@storybook/react-vite';

import { longText, unbroken } from '../../../.storybook/site.samples';
import { Name } from './Name';

const meta = {
  title: 'Foundations/Name',
  component: Name,
  tags: ['autodocs'],
  args: { children: 'What it says' },
  parameters: {
    guide: {
      use: 'Say what it is for.',
      avoid: 'Say what it is not for, and what to use instead.',
      anatomy: {
        Text: 'p::text',
        Border: 'p',
      },
      heard: 'Say what a screen reader says.',
      related: ['Badge'],
    },
  },
} satisfies Meta<typeof Name>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Strong: Story = { args: { tone: 'strong' } };

export const LongText: Story = { args: { children: \`\${longText} \${unbroken}\` } };
`,
};
