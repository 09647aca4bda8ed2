import { z } from 'zod';

/** A non-empty text. */
export const text = z.string().min(1);

/** Name of an environment variable. */
export const variableName = z.string().regex(/^[A-Za-z_]\w*$/, 'expected letters, digits and underscores');

/** An API key. */
export const key = z.string().regex(/^\S+$/, 'expected a key without white space');

/** An origin, with its protocol and without a path. */
export const origin = z
  .string()
  .refine((value) => /^https?:\/\/[^/?#\s@\\]+$/.test(value) && URL.canParse(value), {
    error: 'expected an origin without a path or a closing slash, such as "https://docs.example.com"',
  });

/** A path on this site (`/cli/sync`) or a full URL. */
export const href = z
  .string()
  .regex(/^(\/|https?:\/\/)/, 'expected an address that begins with "/" or "https://"');

/** A full URL. */
export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'expected an address that begins with "https://"',
});

/** Base URL of a server. */
export const serverUrl = (example: string) =>
  z.string().regex(/^https?:\/\/[^/?#\s]+(\/[^/?#\s]+)*$/, {
    error: `expected an address without a closing slash, such as ${JSON.stringify(example)}`,
  });
