import type { SettingsInput } from './schema';

/** Addresses that moved for good. One that was published never disappears: it leads here to where its page went. */
export const redirects: SettingsInput['redirects'] = [];
