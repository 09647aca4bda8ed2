import type { Clients } from '../../settings/clientSettings';

/** A value of the examples that a visitor can replace by one of their own. */
export interface Sample {
  /** What it is, for scripts. */
  name: 'address' | 'account';
  /** What it is, for readers. */
  label: string;
  /** What the examples say until the visitor says something else. */
  value: string;
}

/** The values of the examples that a visitor can replace. */
export function samplesOf({ address, account }: Pick<Clients, 'address' | 'account'>): Sample[] {
  const samples: Sample[] = [{ name: 'address', label: 'Base URL', value: address }];
  return account === undefined
    ? samples
    : [...samples, { name: 'account', label: 'Account id', value: account }];
}
