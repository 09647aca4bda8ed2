import { expect, test } from 'vitest';

import type { ReferenceData } from '../../pages/pageData';
import type { ProtoSymbol } from '../../reference/model';
import { readReference } from '../../reference/readReference';
import { messagesOf } from '../../reference/symbols';
import { withoutPackage } from '../../reference/read/symbolTable';
import { readSiteSettings } from '../../settings/readSiteSettings';
import { symbolProps } from './symbolProps';

const settings = readSiteSettings().reference!;
const { files } = readReference(settings.root);

test('every declaration has its source line in the product, and there are no other lines', () => {
  const declared = files.flatMap((file) => {
    const symbols: ProtoSymbol[] = [
      ...file.enums,
      ...file.services.flatMap((service) => [service, ...service.methods]),
    ];
    messagesOf(file).forEach((message) => symbols.push(message, ...message.enums));
    return symbols.map((symbol) => `${file.path}: ${withoutPackage(symbol.fullName, file.package)}`);
  });
  const known = Object.entries(settings.sourceLines).flatMap(([path, lines]) =>
    Object.keys(lines).map((name) => `${path}: ${name}`),
  );
  const file = 'content/_product/reference/lines.yml';
  const without = declared.filter((name) => !known.includes(name));
  const unknown = known.filter((name) => !declared.includes(name));
  expect(without.map((name) => `${name} has no line: add it to ${file}`)).toEqual([]);
  expect(unknown.map((name) => `${file} names ${name}, which doesn't exist: rename or remove it`)).toEqual(
    [],
  );
});

test('every method has a role, and there are no other roles', () => {
  const declared = files.flatMap(({ services }) =>
    services.flatMap(({ name, methods }) => methods.map((method) => `${name}.${method.name}`)),
  );
  const known = Object.entries(settings.methods).flatMap(([service, methods]) =>
    Object.keys(methods).map((method) => `${service}.${method}`),
  );
  const file = 'content/_product/reference/methods.yml';
  const without = declared.filter((method) => !known.includes(method));
  const unknown = known.filter((method) => !declared.includes(method));
  expect(without.map((method) => `${method} has no role: add it to ${file}`)).toEqual([]);
  expect(
    unknown.map((method) => `${file} names ${method}, which doesn't exist: rename or remove it`),
  ).toEqual([]);
});

test('a source link opens the declaration at the release tag, not its line in the copy on this site', () => {
  const file = files.find(({ path }) => path.endsWith('/job.proto'))!;
  const createJob = file.services[0]!.methods.find(({ name }) => name === 'CreateJob')!;
  const data = {
    file,
    sourceHref: settings.sourceUrl!.replace('{file}', file.path),
    sourceLines: settings.sourceLines[file.path],
  } as ReferenceData;
  expect(symbolProps(createJob, data).sourceHref).toBe(
    'https://github.com/nucleuscloud/neosync/blob/v0.5.41/backend/protos/mgmt/v1alpha1/job.proto#L1738',
  );
});
