import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { parse, stringify } from 'yaml';

import type { Authors } from '../content/changelog/schema';
import { addToSidebars } from '../content/sidebars/addToSidebars';
import { routeOf } from '../content/links/resolveLink';
import { readLedger } from '../content/redirects/readRedirects';
import { readSidebars } from '../content/sidebars/readSidebars';
import { formatLedger } from '../content/redirects/ledger';
import { SiteError } from '../problem';
import { readSiteSettings } from '../settings/readSiteSettings';
import { newComponent } from './newComponent';
import { runCommand, UsageError } from './runCommand';

const { content } = readSiteSettings();

await runCommand({
  usage: `Usage: npm run new -- page PATH
       npm run new -- entry "Title"
       npm run new -- component Name

page       writes content/PATH.mdx, and adds it to the sidebar with the other pages of its folder.
entry      writes an entry of the changelog, dated today, by the author whose name Git knows.
component  writes a component with styles and stories into ui/components, and exports it.

The first two add the new address to content/_addresses.txt.`,
  allowPositionals: true,
  run({ positionals: [kind, name = '', ...more] }) {
    if (name.trim() === '' || more.length > 0) {
      throw new UsageError('Name one page or component, or one title in quotes.');
    }
    if (kind === 'page') newPage(pageId(name));
    else if (kind === 'entry') newEntry(name);
    else if (kind === 'component') newComponent(name);
    else throw new UsageError(`Cannot create "${kind}": expected "page", "entry" or "component".`);
  },
});

/** The id of a page that was specified by its path, with or without folder and extension, or by its address. */
function pageId(name: string): string {
  const path = name.replace(/^\.?\//, '').replace(/\.mdx?$|\/$/, '');
  return (path.startsWith(`${content.root}/`) ? path.slice(content.root.length + 1) : path) || 'index';
}

function newPage(id: string): void {
  const words = id.replace(/^.*\//, '').replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const text = `# ${title}\n\nSay what this page is for, in one paragraph.\n`;
  write(`${content.root}/${id}.mdx`, stringify({ title, description: 'What readers can do with it.' }), text);
  const { file } = readSidebars('.', content.root);
  const sidebars = existsSync(file) ? addToSidebars(readFileSync(file, 'utf8'), id) : undefined;
  if (sidebars === undefined) console.log(`  ${file}: add "- ${id}"`);
  else change(file, sidebars);
  addAddress(routeOf(id));
}

function newEntry(title: string): void {
  const folder = `${content.root}/changelog`;
  const slug = slugOf(title);
  const authors = (parse(readFileSync(`${folder}/authors.yml`, 'utf8')) as Authors | null) ?? {};
  const you = spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' }).stdout?.trim();
  const author = Object.keys(authors).find((key) => authors[key]!.name === you);
  const frontMatter = `${stringify({ title })}date: ${new Date().toISOString().slice(0, 10)}
authors: [${author ?? ''}]
tags: []
kinds: [new] # improved, fixed, breaking
description: What changed, in one sentence.
`;
  write(`${folder}/${slug}.mdx`, frontMatter, 'What changed, and for whom.\n');
  if (!author) console.log(`  ${folder}/authors.yml: ${you || 'you'}, and its key as "authors" of the entry`);
  addAddress(routeOf(`changelog/${slug}`));
}

function addAddress(route: string): void {
  const { file, text } = readLedger('.', content.root);
  if (text !== undefined) change(file, formatLedger(text, [route]));
}

function change(file: string, text: string): void {
  writeFileSync(file, text);
  console.log(`Changed ${file}.`);
}

function slugOf(title: string): string {
  const letters = title.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

function write(file: string, frontMatter: string, text: string): void {
  const path = file.slice(content.root.length + 1).replace(/\.mdx$/, '');
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(path)) {
    const fix = 'Use lowercase letters, digits and hyphens, and "/" between folders: guides/clean-up.';
    throw new SiteError([{ file, message: 'this path cannot be an address.', fix }]);
  }
  if (existsSync(file)) {
    const fix = 'Edit it, or choose another name.';
    throw new SiteError([{ file, message: 'this file already exists.', fix }]);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\n${frontMatter}---\n\n${text}`);
  console.log(`Wrote ${file}. Fill in its description and text.`);
}
