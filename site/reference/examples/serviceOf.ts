import type { RpcOfExample } from './example';

/** Name of the service of a call. */
export function serviceOf({ fullName }: RpcOfExample): string {
  const end = fullName.lastIndexOf('.');
  return fullName.slice(fullName.lastIndexOf('.', end - 1) + 1, end);
}
