import type { RequestMethod } from '../request/requestSchema';

/** Name of a type without its package, which ends at the first capitalized name. */
export const nameInPackage = (type: string): string => type.replace(/^(?:[^A-Z.][^.]*\.)+/, '');

/** Name of the service of a call. */
export const serviceOf = ({ fullName }: Pick<RequestMethod, 'fullName'>): string =>
  fullName.split('.').at(-2)!;
