import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { formatProblems, SiteError } from '../problem';
import { findBreaking } from '../reference/breaking/findBreaking';
import { createReference } from '../reference/createReference';
import type { Reference } from '../reference/model';
import { readReference } from '../reference/readReference';
import { report } from './report';
import { usageOf } from './usageOf';

const end = usageOf(`Usage: npm run proto:breaking -- REF [FOLDER]

Compares the .proto files under a folder (proto, if none is named) with those of a commit, tag or branch, and names what
breaks who uses the interface. Ends with 1 when something does.`);

const { positionals } = end.unless(() => parseArgs({ allowPositionals: true }));
const [ref, folder = 'proto', ...more] = positionals;
if (ref === undefined || more.length > 0)
  end.with('Name one commit, tag or branch, such as the last release.');
else {
  try {
    const problems = findBreaking(readAt(ref, folder), readReference(folder), {
      before: `${ref}:${folder}/`,
      after: `${folder}/`,
    });
    const count = `${problems.length} breaking ${problems.length === 1 ? 'change' : 'changes'} since ${ref}.`;
    console.log([formatProblems(problems), count].filter(Boolean).join('\n\n'));
    process.exitCode = problems.length > 0 ? 1 : 0;
  } catch (error) {
    report(error);
  }
}

/** Reads the definitions of another state from Git. */
function readAt(ref: string, folder: string): Reference {
  const git = (...args: string[]) =>
    execFileSync('git', args, { stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 });
  const refuse = (message: string, fix: string) =>
    new SiteError([{ file: `${ref}:${folder}`, message, fix }]);
  try {
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw refuse(
      'Git knows no such commit, tag or branch.',
      'Name one of "git tag"; in a shallow clone, fetch it first.',
    );
  }
  const names = git('ls-tree', '-r', '-z', '--name-only', ref, '--', `${folder}/`).toString().split('\0');
  const paths = names.filter((name) => name.endsWith('.proto'));
  if (paths.length === 0) throw refuse('there is no .proto file.', 'Name the folder in which they lay then.');
  return createReference(
    paths.map((file) => ({
      path: file.slice(folder.length + 1),
      file: `${ref}:${file}`,
      bytes: git('show', `${ref}:./${file}`),
    })),
  );
}
