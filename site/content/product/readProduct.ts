import { createReference } from '../../reference/createReference';
import { commandsOf, keysOf } from './extract/commands';
import { servicesOf, targetsOf } from './extract/compose';
import { environmentOf, environmentOfScript, environmentSet } from './extract/environment';
import { valuesOf } from './extract/helm';
import { limitsOf } from './extract/limits';
import { protocolOf } from './extract/protocol';
import { labelsOf, transformersOf } from './extract/transformers';
import type { Checkout, Fact, Facts, Product } from './facts';
import { reach } from './go/reach';
import { keyOf, readPackages } from './go/readPackages';

/** Files of a checkout that facts are read from; tests, mocks and generated messages define nothing. */
export const filesOfProduct = {
  patterns: [
    '**/*.go',
    'go.mod',
    'backend/protos/**/*.proto',
    '**/charts/**/*.{yaml,tpl}',
    '{compose*.yml,compose/**/{*.yml,.env}}',
    'Makefile',
    'frontend/apps/web/**/*.{ts,tsx}',
  ],
  ignore: ['**/*_test.go', '**/mock_*', '**/*.pb.go', '**/*.pb.json.go', '**/node_modules/**'],
};

const mgmt = 'backend/internal/cmds/mgmt';
const worker = 'worker/internal/cmds/worker';
const cli = 'cli/internal/cmds/neosync';

/** Programs in Go: the folder of the first command, and folders that are other programs: commands, and workflows, which the API names and a worker runs. */
const programs: Record<string, { root: string; closed: string[] }> = {
  api: { root: mgmt, closed: [`${mgmt}/migrate`, `${mgmt}/run`, 'worker/pkg/workflows'] },
  migrate: { root: mgmt, closed: [`${mgmt}/serve`, `${mgmt}/run`] },
  run: { root: mgmt, closed: [`${mgmt}/serve`, `${mgmt}/migrate`] },
  worker: { root: worker, closed: [] },
  cli: { root: cli, closed: [] },
};

const charts: Record<string, string> = {
  neosync: 'charts/neosync',
  api: 'backend/charts/api',
  app: 'frontend/apps/web/charts/app',
  worker: 'worker/charts/worker',
};

const protos = 'backend/protos';
const app = 'frontend/apps/web/';

/**
 * Reads what a checkout of the product defines.
 *
 * @param terraform What its Terraform provider defines, as `terraformOf` reads it.
 */
export function readProduct(checkout: Checkout, terraform: Facts): Product {
  // Where several files have a name, the last one is kept, whatever the order they came in.
  const product = new Map([...checkout].sort(([a], [b]) => (a < b ? -1 : 1)));
  const packages = readPackages(product);
  const protocol = protocolOf(definitionsOf(product), protos);
  const each = (
    from: string,
    to: string,
    extract: (source: string, file: string) => Record<string, Fact>,
  ) => {
    const found: Record<string, Fact> = {};
    for (const [path, source] of product) {
      if (!path.startsWith(from) || !path.endsWith(to)) continue;
      for (const [name, fact] of Object.entries(extract(source, path))) {
        found[name] = { ...fact, default: fact.default ?? found[name]?.default };
      }
    }
    return found;
  };
  const charted = Object.values(charts).map((folder) => each(`${folder}/templates/`, '', environmentSet));
  return {
    environment: {
      ...Object.fromEntries(
        Object.entries(programs).map(([name, { root, closed }]) => [
          name,
          environmentOf(reach(packages, keyOf(root, 'Execute'), closed), packages),
        ]),
      ),
      app: { ...each(app, '.ts', environmentOfScript), ...each(app, '.tsx', environmentOfScript) },
      set: Object.assign({}, each('compose', '.yml', environmentSet), ...charted) as Record<string, Fact>,
    },
    commands: joined(...[mgmt, worker, cli].map((root) => commandsOf(packages, keyOf(root, 'Execute'))), {
      'neosync sync --config': keysOf(packages, keyOf(`${cli}/sync`, 'cmdConfig')),
    }),
    helm: Object.fromEntries(
      Object.entries(charts).map(([name, folder]) => [name, valuesOf(product, folder)]),
    ),
    compose: composeOf(product),
    protocol,
    terraform,
    transformers: transformersOf(packages, protocol, terraform),
    app: { labels: each(app, '.tsx', labelsOf) },
    limits: limitsOf(product),
  };
}

function definitionsOf(product: Checkout) {
  const found = [...product].filter(([path]) => path.startsWith(`${protos}/`) && path.endsWith('.proto'));
  return createReference(
    found.map(([file, source]) => ({
      path: file.slice(protos.length + 1),
      file,
      bytes: Buffer.from(source),
    })),
  );
}

function composeOf(product: Checkout): Facts {
  const facts: Facts = { make: targetsOf(product.get('Makefile') ?? '', 'Makefile') };
  for (const [path, source] of product) {
    if (!/^compose.*\.yml$/.test(path)) continue;
    facts[path] = servicesOf(source, path, product.get(path.replace(/[^/]+$/, '.env')));
  }
  return facts;
}

function joined(...all: Facts[]): Facts {
  const facts: Facts = {};
  for (const [scope, names] of all.flatMap((one) => Object.entries(one)))
    facts[scope] = { ...facts[scope], ...names };
  return facts;
}
