import { didYouMean } from '../../nearest';

/** Modules in the registry of Buf, by the paths of their files. */
const modules: [paths: RegExp, name: string][] = [
  [/^google\/(?!protobuf\/)/, 'googleapis/googleapis'],
  [/^gogoproto\//, 'gogo/protobuf'],
  [/^validate\//, 'envoyproxy/protoc-gen-validate'],
  [/^buf\/validate\//, 'bufbuild/protovalidate'],
  [/^protoc-gen-openapiv2\//, 'grpc-ecosystem/grpc-gateway'],
  [/^(gnostic|openapiv3)\//, 'gnostic/gnostic'],
  [/^(xds|udpa)\//, 'cncf/xds'],
];

/**
 * How to correct an import that does not exist: another path, or a file that comes into the tree.
 *
 * @param paths What can be imported.
 * @param folder Where paths of imports start, from the root of the project.
 */
export function importFix(path: string, paths: string[], folder: string): string {
  const [, module] = modules.find(([pattern]) => pattern.test(path)) ?? [];
  const deeper = paths.find((other) => other.endsWith(`/${path}`));
  const near = module === undefined ? didYouMean(path, paths) : '';
  const guess = deeper === undefined ? near : `Did you mean "${deeper}"? `;
  const source = module === undefined ? 'MODULE' : `buf.build/${module}`;
  const command = `buf export ${source} --path ${path} --output ${folder}`;
  return `${guess}Paths start at the root of the definitions, ${folder}. Files of other modules must be there too: copy the file, or run \`${command}\`.`;
}
