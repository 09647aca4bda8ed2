import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand, UsageError } from '../site/cli/runCommand';
import { readSiteSettings } from '../site/settings/readSiteSettings';
import { decidesRoles, rolesInSource } from './rolesInSource';

await runCommand({
  usage: `Usage: npm run roles -- FOLDER

Compares the roles in content/_product/reference/methods.yml with a checkout of the product, and prints
each method whose handler, or what it calls for its caller, requires a different one.`,
  allowPositionals: true,
  run({ positionals: [folder] }) {
    if (folder === undefined) throw new UsageError('Name the folder of a checkout of the product.');
    if (!existsSync(join(folder, 'backend'))) {
      throw new UsageError(`${folder} has no folder "backend", so it isn't a checkout of the product.`);
    }
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(decidesRoles);
    const sources = new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
    const roleOf = rolesInSource(sources);

    const { methods } = readSiteSettings().reference!;
    const described = Object.entries(methods).flatMap(([service, facts]) =>
      Object.entries(facts).map(([method, { role }]) => ({ service, method, role })),
    );
    const differing = described.flatMap(({ service, method, role }) => {
      const actual = roleOf(service, method);
      // Words can be links.
      if (role.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1') === actual?.role) return [];
      const checks = actual?.checks.length ? `\n  after the checks ${actual.checks.join(', ')}` : '';
      return `${service}.${method}\n  methods.yml: ${role}\n  source: ${actual?.role ?? 'no handler'}${checks}`;
    });
    console.log([...differing, `${described.length} methods, ${differing.length} differ.`].join('\n\n'));
    if (differing.length > 0) process.exitCode = 1;
  },
});
