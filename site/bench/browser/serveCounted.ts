import { createServer } from 'node:http';

import { listen } from '../../host/serve/listen';
import { siteHandler } from '../../host/serve/siteHandler';
import { sum } from './trace';

/** Kinds of what a page fetches, in the order of tables, with what their media types have in them. */
const kinds = {
  html: /^text\/html/,
  script: /javascript/,
  style: /^text\/css/,
  font: /^font/,
  data: /json/,
  other: /./,
};

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

/** Compressed bytes by kind, as they go over the line, with their headers, and the number of answers. */
export type Transfers = Record<keyof typeof kinds | 'requests', number>;

export const totalBytes = (sent: Transfers): number => sum(kindNames.map((kind) => sent[kind]));

/** A built site on a port, which counts what it sends: a browser does not tell what workers and their scripts fetch. */
export interface ServedSite {
  /** Without a closing slash. */
  address: string;
  /** What has been sent since the last call. */
  take: () => Transfers;
}

/** Serves a built site, with its compressed copies, while a callback uses it. */
export async function withServed<Result>(
  folder: string,
  use: (site: ServedSite) => Promise<Result>,
): Promise<Result> {
  const answer = siteHandler(folder);
  const none = (): Transfers => ({ html: 0, script: 0, style: 0, font: 0, data: 0, other: 0, requests: 0 });
  let sent = none();
  const server = createServer((request, response) => {
    // One answer follows the other on a line, so what has gone over it meanwhile is this one.
    const before = request.socket.bytesWritten;
    response.once('finish', () => {
      // What was handed over in one piece is counted in the turn after.
      setImmediate(() => {
        const type = String(response.getHeader('Content-Type') ?? 'none');
        sent[kindNames.find((kind) => kinds[kind].test(type))!] += request.socket.bytesWritten - before;
        sent.requests++;
      });
    });
    answer(request, response);
  });
  const take = () => {
    const taken = sent;
    sent = none();
    return taken;
  };
  try {
    return await use({ address: `http://localhost:${await listen(server, 0)}`, take });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
