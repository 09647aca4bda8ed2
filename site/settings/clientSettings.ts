import { z } from 'zod';

import { origin, serverAddress, text, variable } from './values';

/** Members of a client by the name of their service. */
const members = z.record(text, text).default({});

/** How the examples of the API reference reach a server. Each SDK that is named gets an example of every call. */
export const clients = z.strictObject({
  /** Address of the server. */
  address: serverAddress('https://api.example.com').default('http://localhost:8080'),
  /** Id of an account, wherever an example names one. */
  account: text.optional(),
  /** Environment variable with the access token. */
  tokenVariable: variable.default('API_TOKEN'),
  /** Environment variable with the address of the server. */
  addressVariable: variable.default('API_URL'),
  /** Where `buf` finds the definitions: a folder or a Git repository. @default the server tells them */
  schema: text.optional(),
  /** The package, the function that makes its client, and the client's members. */
  typescript: z.strictObject({ package: text, create: text, members }).optional(),
  /** Import path of the folder under which the generated packages lie. */
  go: z.strictObject({ module: text }).optional(),
  /** The package, the class of its client, and the client's members. */
  python: z.strictObject({ package: text, client: text, members }).optional(),
});

/** How readers send requests from the pages of the API reference to a server of theirs. */
export const send = z.strictObject({
  /**
   * Origins that requests may be sent to. Pages can speak to no other: the content security policy names these alone. An
   * empty list takes sending away. @default `http://localhost:8080` and the server of the examples
   */
  origins: z.array(origin).optional(),
  /** Page of the site that tells how a server lets these pages in (CORS), for readers whose server does not. */
  guide: z
    .string()
    .regex(/^\/(?!\/)\S*$/, { error: 'expected a page of this site, such as "/api#cors"' })
    .optional(),
  /**
   * First words of methods that change nothing, beside common ones such as `Get` and `List`: those are sent without a
   * question.
   */
  safeVerbs: z
    .array(
      z.string().regex(/^[A-Z][a-z\d]*$/, { error: 'expected one word with a capital, such as "Preview"' }),
    )
    .default([]),
});

/** How the servers of a reference are reached, and what its SDKs are called. */
export type Clients = z.output<typeof clients>;
