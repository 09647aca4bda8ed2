import { z } from 'zod';

import { origin, serverAddress, text, variable } from './values';

const members = z.record(text, text).default({});

/** How the examples of the API reference reach a server. Every call has an example in each SDK listed here. */
export const clients = z.strictObject({
  address: serverAddress('https://api.example.com').default('http://localhost:8080'),
  /** Account id in examples. */
  account: text.optional(),
  /** Environment variable with the access token. */
  tokenVariable: variable.default('API_TOKEN'),
  /** Environment variable with the address of the server. */
  addressVariable: variable.default('API_URL'),
  /** Where `buf` finds the definitions: a folder or a Git repository. @default server reflection */
  schema: text.optional(),
  /** The package, the function that makes its client, and the client's members. */
  typescript: z.strictObject({ package: text, create: text, members }).optional(),
  /** Import path of the folder with the generated packages. */
  go: z.strictObject({ module: text }).optional(),
  /** The package, the class of its client, and the client's members. */
  python: z.strictObject({ package: text, client: text, members }).optional(),
});

/** How readers send requests to their own server from the pages of the API reference. */
export const send = z.strictObject({
  /**
   * Origins that requests can be sent to: the content security policy allows no others. An empty list turns sending
   * off. @default `http://localhost:8080` and the server of the examples
   */
  origins: z.array(origin).optional(),
  /** Page of the site on how a server allows these pages (CORS), for readers whose server does not. */
  guide: z.string().startsWith('/', { error: 'expected a page, such as "/api#cors"' }).optional(),
  /** First words of methods that change nothing, besides `Get`, `List` and the like: sent without confirmation. */
  safeVerbs: z
    .array(z.string().regex(/^[A-Z][a-z\d]*$/, { error: 'expected a verb such as "Preview"' }))
    .default([]),
});

export type Clients = z.output<typeof clients>;
