import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { stringify } from 'yaml';

import { readPages } from '../documents/content/readPages';
import { SiteError } from '../problem';
import { findDifferences } from '../product/compare/findDifferences';
import { terraformOf } from '../product/extract/terraform';
import type { Checkout } from '../product/facts';
import { fileOf, folder, writeFacts } from '../product/files';
import { readData } from '../product/readData';
import { filesOfProduct, readProduct } from '../product/readProduct';
import { readSettings } from '../settings/readSettings';
import { settings } from '../settings/site';
import { report } from './report';

// `product.ts FOLDER [PROVIDER_FOLDER]` reads a checkout of the product, and one of its Terraform provider, and writes what they
// define. Without the second folder the facts of the provider stay as they are. `product.ts` compares the pages with what is written.
try {
  const [product, provider] = process.argv.slice(2);
  if (product === undefined) compare();
  else write(product, provider);
} catch (error) {
  report(error);
}

function compare(): void {
  const contentRoot = readSettings(settings, 'site/settings/site.ts').content.root;
  const pages = readPages(process.cwd(), contentRoot);
  const { names, known, reasoned, problems } = findDifferences({
    ...readData(process.cwd()),
    pages,
    contentRoot,
  });
  const share = (((known + reasoned) / names) * 100).toFixed(1);
  console.log(
    `${names} names in code: the product has ${known}, ${reasoned} have a reason. ${share} % are compared.`,
  );
  if (problems.length > 0) throw new SiteError(problems);
}

function write(product: string, provider: string | undefined): void {
  const missing = [product, provider].filter((path) => path !== undefined && !existsSync(join(path, '.git')));
  if (missing.length > 0) {
    throw new SiteError(
      missing.map((path) => ({
        file: path!,
        message: 'this is no checkout of a git repository.',
        fix: 'Name a checkout: npm run product -- ../neosync ../terraform-provider-neosync.',
      })),
    );
  }
  const kept = readData(process.cwd());
  const terraform = provider === undefined ? kept.product.terraform! : terraformOf(read(provider));
  mkdirSync(folder, { recursive: true });
  for (const [kind, facts] of Object.entries(readProduct(read(product), terraform))) {
    writeFileSync(fileOf(kind), writeFacts(facts));
    const count = Object.values(facts).reduce((sum, names) => sum + Object.keys(names).length, 0);
    console.log(`${fileOf(kind)}: ${count} names`);
  }
  const source = {
    product: versionOf(product),
    provider: provider ? versionOf(provider) : kept.source.provider,
  };
  writeFileSync(fileOf('source'), stringify(source));
}

/** The texts of a checkout that facts are read from. */
function read(folder: string): Checkout {
  const { patterns, ignore } = filesOfProduct;
  const paths = globSync(patterns, { cwd: folder, ignore, dot: true }).sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function versionOf(folder: string): { tag: string; commit: string } {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
  return { tag: git('describe', '--tags', '--always'), commit: git('rev-parse', 'HEAD') };
}
