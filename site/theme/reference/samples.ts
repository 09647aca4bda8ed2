import { neosyncClients } from '../../reference/examples/clients';

/** What the examples say until the visitor says something else. */
export const sampleDefaults = {
  address: neosyncClients.address,
  account: '7d9a4e52-1c3b-4f68-9a07-52e1c8b6f3d4',
};
