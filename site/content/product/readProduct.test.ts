import { describe, expect, test } from 'vitest';

import { terraformOf } from './extract/terraform';
import { writeFacts } from './files';
import { productFiles } from './fixtures/productFiles';
import { providerFiles } from './fixtures/providerFiles';
import { readProduct } from './readProduct';

const terraform = terraformOf(new Map(Object.entries(providerFiles)));
const product = readProduct(new Map(Object.entries(productFiles)), terraform);
const text = (kind: string) => writeFacts(product[kind]!);

describe('readProduct', () => {
  test('finds the variables that a program reads, and not those of code that it does not run', () => {
    expect(text('environment')).toBe(`api:
  AUTH_ENABLED: { type: bool, default: 'false', file: backend/internal/cmds/mgmt/serve/serve.go }
  DB_NAME: { type: string, required: true, file: backend/internal/cmds/mgmt/serve/serve.go }
  LAMP_LICENSE: { type: string, file: backend/internal/cmds/mgmt/serve/serve.go }
  OTEL_EXPORTER: { type: string, default: otlp, file: internal/settings/settings.go }
  PORT: { type: number, default: '8080', file: backend/internal/cmds/mgmt/serve/serve.go }
app:
  AUTH_ENABLED: { type: bool, default: 'false', file: frontend/apps/web/config.ts }
  HOST_URL: { type: string, default: http://localhost:3000, file: frontend/apps/web/config.ts }
set:
  AUTH_URL: { file: backend/charts/api/templates/env.yaml }
  DB_NAME: { file: backend/charts/api/templates/env.yaml }
`);
  });

  test('reads commands with flags, shorthands, defaults and aliases, and the keys of a settings file', () => {
    expect(text('commands')).toBe(`commands:
  mgmt: { file: backend/internal/cmds/mgmt/mgmt.go }
  mgmt serve: { file: backend/internal/cmds/mgmt/serve/serve.go }
  neosync: { file: cli/internal/cmds/neosync/neosync.go }
  neosync sync: { also: { alias: neosync s, arguments: '[id]' }, file: cli/internal/cmds/neosync/sync/sync.go }
neosync:
  --api-key: { type: string, default: '', file: cli/internal/cmds/neosync/neosync.go }
neosync sync:
  --batch: { type: uint32, default: '0', required: true, file: cli/internal/cmds/neosync/sync/sync.go }
  --output: { type: string, default: auto, also: { short: -o }, file: cli/internal/cmds/neosync/sync/sync.go }
  --plain: { type: bool, default: 'false', file: cli/internal/cmds/neosync/sync/sync.go }
neosync sync --config:
  source.connection-id: { type: string, file: cli/internal/cmds/neosync/sync/sync.go }
  source.job-id: { type: string, file: cli/internal/cmds/neosync/sync/sync.go }
`);
  });

  test('reads chart values, those too that only a template names', () => {
    expect(text('helm')).toBe(`api:
  annotations: { default: '{}', file: backend/charts/api/values.yaml }
  auth.url: { file: backend/charts/api/templates/env.yaml }
  db.name: { default: '', file: backend/charts/api/values.yaml }
  db.port: { default: '5432', file: backend/charts/api/values.yaml }
`);
  });

  test('reads services with image and port, volumes, and the targets of make', () => {
    expect(text('compose')).toBe(`compose.yml:
  data: { type: volume, file: compose.yml }
  db: { type: service, also: { image: postgres:15, ports: '5432' }, file: compose.yml }
make:
  make up: { file: Makefile }
`);
  });

  test('reads what the API declares', () => {
    expect(text('protocol')).toBe(`GetLampResponse:
  lamp: { type: TransformerConfig, file: backend/protos/lamp/v1/lamp.proto }
LampService:
  GetLamp: { file: backend/protos/lamp/v1/lamp.proto }
TransformEmail:
  preserve_domain: { type: optional bool, also: { json: preserveDomain }, file: backend/protos/lamp/v1/lamp.proto }
TransformerConfig:
  config: { type: oneof, file: backend/protos/lamp/v1/lamp.proto }
  transform_email_config: { type: TransformEmail, also: { json: transformEmailConfig }, file: backend/protos/lamp/v1/lamp.proto }
`);
  });

  test('reads what Terraform takes, with the transformer that a key is sent as when it is another', () => {
    expect(text('terraform')).toBe(`resource neosync_user_defined_transformer:
  config: { type: singlenested, file: internal/provider/lamp_resource.go }
  config.transform_mail: { type: singlenested, file: internal/provider/lamp_resource.go }
  config.transform_mail.preserve_domain: { type: bool, default: 'true', file: internal/provider/lamp_resource.go }
  name: { type: string, required: true, file: internal/provider/lamp_resource.go }
transformers:
  transform_mail: { also: { member: TransformEmailConfig, sends: GenerateEmailConfig }, file: internal/models/model.go }
types:
  neosync_user_defined_transformer: { type: resource, file: internal/provider/lamp_resource.go }
`);
  });

  test('joins the names that a transformer has everywhere', () => {
    expect(text('transformers')).toBe(`options:
  transform_email.preserve_domain: { type: optional bool, default: 'false', also: { json: preserveDomain, terraform: transform_mail.preserve_domain }, file: backend/protos/lamp/v1/lamp.proto }
sources:
  transform_email: { also: { name: Transform Email, enum: TRANSFORMER_SOURCE_TRANSFORM_EMAIL, config: transform_email_config, json: transformEmailConfig, terraform: transform_mail }, file: backend/services/transformers.go }
`);
  });

  test('reads what the app shows as titles and labels, without what is commented out', () => {
    expect(Object.keys(product.app!.labels!)).toEqual(['Per page', 'Max in Flight', 'Job Timeout']);
  });

  test('gives the same bytes in whatever order the files come', () => {
    const turned = Object.fromEntries(Object.entries(productFiles).toReversed());
    const again = readProduct(new Map(Object.entries(turned)), terraform);
    const bytes = (of: typeof product) => Object.values(of).map(writeFacts).join('\n');
    expect(bytes(again)).toBe(bytes(product));
  });
});
