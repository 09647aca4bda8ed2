import { parse } from 'yaml';
import { z } from 'zod';

import type { Fact } from '../facts';

const schema = z.looseObject({
  services: z
    .record(
      z.string(),
      z.looseObject({
        image: z.string().optional(),
        container_name: z.string().optional(),
        ports: z.array(z.union([z.string(), z.number()])).optional(),
      }),
    )
    .default({}),
  volumes: z.record(z.string(), z.unknown()).default({}),
  networks: z.record(z.string(), z.unknown()).default({}),
});

/**
 * Reads the services of a Compose file, with image and the ports on the host, and its volumes and networks.
 *
 * @param environment What stands for `${NAME}` in it.
 */
export function servicesOf(source: string, file: string, environment = ''): Record<string, Fact> {
  const variables = new Map(
    [...environment.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const compose = schema.parse(
    parse(source.replace(/\$\{(\w+)\}/g, (whole, name: string) => variables.get(name) ?? whole)),
  );
  const names: Record<string, Fact> = {};
  for (const [name, { image, container_name: container, ports }] of Object.entries(compose.services)) {
    const hosts = ports?.map((port) => String(port).split(':').at(-2) ?? String(port)).join(', ');
    names[name] = { type: 'service', also: { container, image, ports: hosts }, file };
  }
  for (const type of ['volumes', 'networks'] as const) {
    for (const name of Object.keys(compose[type])) names[name] ??= { type: type.slice(0, -1), file };
  }
  return names;
}

/** Reads the targets of a Makefile that it describes: `make compose/up`. */
export function targetsOf(source: string, file: string): Record<string, Fact> {
  return Object.fromEntries(
    [...source.matchAll(/^([\w/-]+):.*##/gm)].map(([, name]) => [`make ${name}`, { file }]),
  );
}
