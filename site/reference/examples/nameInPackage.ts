import type { RequestMethod } from '../request/requestSchema';

/** Name of a type without its package, which ends at the first capitalized name. */
export function nameInPackage(type: string): string {
  let start = 0;
  while (!isUpper(type[start]) && type.includes('.', start)) start = type.indexOf('.', start) + 1;
  return type.slice(start);
}

const isUpper = (character = '') => character >= 'A' && character <= 'Z';

/** Name of the service of a call. */
export function serviceOf({ fullName }: RequestMethod): string {
  const end = fullName.lastIndexOf('.');
  return fullName.slice(fullName.lastIndexOf('.', end - 1) + 1, end);
}
