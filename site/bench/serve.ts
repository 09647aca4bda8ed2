import { createServer } from 'node:http';

import sirv from 'sirv';

import { listen } from '../host/serve/listen';
import { siteHandler } from '../host/serve/siteHandler';

// Serves a built site by the host of `npm start`, or by sirv alone as it is in production, and prints the port: `serve.ts ours FOLDER`.
const [, , host, folder = 'dist'] = process.argv;
const handler =
  host === 'sirv' ? sirv(folder, { brotli: true, gzip: true, etag: true }) : siteHandler(folder);
console.log(await listen(createServer(handler), 0));
