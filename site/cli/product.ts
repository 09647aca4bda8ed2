import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { stringify } from 'yaml';

import { readPages } from '../content/checks/readPages';
import { formatProblems, SiteError } from '../problem';
import { findDifferences } from '../content/product/compare/findDifferences';
import { terraformOf } from '../content/product/extract/terraform';
import {
  evidenceFile,
  evidenceOf,
  findUnrecorded,
  lookAgain,
  recordEvidence,
  writeRecord,
  type Evidence,
  type EvidenceRecord,
} from '../content/product/evidence';
import type { Checkout } from '../content/product/facts';
import { fileOf, folder, writeFacts } from '../content/product/files';
import { readData } from '../content/product/readData';
import { filesOfProduct, readProduct } from '../content/product/readProduct';
import { readSettings } from '../settings/readSettings';
import { settings } from '../settings/site';
import { report } from './report';

// `product.ts FOLDER [PROVIDER_FOLDER]` reads a checkout of the product, and one of its Terraform provider, and writes what they
// define, with the files that pages name as evidence, and lists what to look at again. Without the second folder the facts of the provider
// stay as they are. `product.ts` compares the pages with what is written.
/** Begins paths that are in the provider's repository. */
const ofProvider = 'provider:';

try {
  const [product, provider] = process.argv.slice(2);
  if (product === undefined) compare();
  else write(product, provider);
} catch (error) {
  report(error);
}

function compare(): void {
  const contentRoot = rootOfPages();
  const pages = readPages(process.cwd(), contentRoot);
  const data = readData(process.cwd());
  const { names, known, reasoned, problems } = findDifferences({ ...data, pages, contentRoot });
  problems.push(...findUnrecorded(pages.flatMap(evidenceOf), data.evidence));
  const share = (((known + reasoned) / names) * 100).toFixed(1);
  console.log(
    `${names} names in code: the product has ${known}, ${reasoned} have a reason. ${share} % are compared.`,
  );
  if (problems.length > 0) throw new SiteError(problems);
}

function rootOfPages(): string {
  return readSettings(settings, 'site/settings/site.ts').content.root;
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
  writeEvidence(kept.evidence, product, provider);
}

/** Records the files that pages name as evidence, and lists what pages say of those that are no longer what they were. */
function writeEvidence(kept: EvidenceRecord, product: string, provider: string | undefined): void {
  const evidence = readPages(process.cwd(), rootOfPages()).flatMap(evidenceOf);
  const [theirs, ours] = [true, false].map((is) =>
    evidence.filter(({ path }) => path.startsWith(ofProvider) === is),
  ) as [Evidence[], Evidence[]];
  const now = {
    ...recordEvidence(ours, (path) => bytesOf(join(product, path))),
    ...(provider === undefined
      ? Object.fromEntries(Object.entries(kept).filter(([path]) => path.startsWith(ofProvider)))
      : recordEvidence(theirs, (path) => bytesOf(join(provider, path.slice(ofProvider.length))))),
  };
  writeFileSync(evidenceFile, writeRecord(now));
  console.log(`${evidenceFile}: ${Object.keys(now).length} files`);
  const found = lookAgain(provider === undefined ? ours : evidence, kept, now);
  if (found.length > 0) console.log(formatProblems(found));
}

function bytesOf(path: string): Buffer | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;
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
