import type { Clients } from '../../settings/schema';

/** A value in the examples that readers can replace with their own value. */
export interface ExampleValue {
  name: 'address' | 'account';
  label: string;
  value: string;
}

/** The values in the examples that readers can replace. */
export function exampleValuesOf({ address, account }: Pick<Clients, 'address' | 'account'>): ExampleValue[] {
  const values: ExampleValue[] = [{ name: 'address', label: 'Base URL', value: address }];
  if (account !== undefined) values.push({ name: 'account', label: 'Account ID', value: account });
  return values;
}
