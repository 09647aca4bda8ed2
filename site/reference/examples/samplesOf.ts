import type { Clients } from '../../settings/schema';

/** A value in the examples that readers can replace with their own value. */
export interface Sample {
  name: 'address' | 'account';
  label: string;
  value: string;
}

/** The values in the examples that readers can replace. */
export function samplesOf({ address, account }: Pick<Clients, 'address' | 'account'>): Sample[] {
  const samples: Sample[] = [{ name: 'address', label: 'Base URL', value: address }];
  if (account !== undefined) samples.push({ name: 'account', label: 'Account ID', value: account });
  return samples;
}
