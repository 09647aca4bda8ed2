import { z } from 'zod';

/** Words that are not empty. */
export const text = z.string().min(1);

/** Name of an environment variable. */
export const variable = z
  .string()
  .regex(/^[A-Za-z_]\w*$/, { error: 'expected letters, digits and underscores' });

/** A key as providers give it out: without white space. */
export const key = z.string().regex(/^\S+$/, { error: 'expected a key without white space' });

/** An origin, with its protocol and without a path. */
export const origin = z
  .string()
  .refine((value) => /^https?:\/\/[^/?#\s@\\]+$/.test(value) && URL.canParse(value), {
    error: 'expected an origin without a path or a closing slash, such as "https://docs.example.com"',
  });

/** An address on this site (`/cli/sync`) or on another one (`https://…`). */
export const href = z
  .string()
  .regex(/^(\/|https?:\/\/)/, { error: 'expected an address that begins with "/" or "https://"' });

/** An address on another site. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'expected an address that begins with "https://"',
});

/** Address of a server, to which paths are added. */
export const serverAddress = (example: string) =>
  z.string().regex(/^https?:\/\/[^/?#\s]+(\/[^/?#\s]+)*$/, {
    error: `expected an address without a closing slash, such as ${JSON.stringify(example)}`,
  });
