import { createServer } from 'node:http';

import { listen } from '../../host/serve/listen';
import { siteHandler } from '../../host/serve/siteHandler';
import { kindOf, noTransfers, type Transfers } from './transfers';

/** A built site on a port of its own, which counts what it sends: a browser does not tell what workers and their scripts fetch. */
export interface ServedSite {
  /** Without a closing slash. */
  address: string;
  /** What has been sent since it was last taken. */
  seen: () => Transfers;
  /** What has been sent since the last call. */
  take: () => Transfers;
  close: () => void;
}

/** Serves a built site, with its compressed copies. */
export async function serveCounted(folder: string): Promise<ServedSite> {
  const answer = siteHandler(folder);
  let sent = noTransfers();
  const server = createServer((request, response) => {
    // One answer follows the other on a line, so what has gone over it meanwhile is this one.
    const before = request.socket.bytesWritten;
    response.once('finish', () => {
      // What was handed over in one piece is counted in the turn after.
      setImmediate(() => {
        sent.bytes[kindOf(String(response.getHeader('Content-Type') ?? ''))] +=
          request.socket.bytesWritten - before;
        sent.requests++;
      });
    });
    answer(request, response);
  });
  const port = await listen(server, 0);
  return {
    address: `http://localhost:${port}`,
    seen: () => sent,
    take: () => {
      const taken = sent;
      sent = noTransfers();
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
