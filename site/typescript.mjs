import { isMainThread } from 'node:worker_threads';

// Lets Node.js run TypeScript on the first thread. All other threads run bundles, which need not go through a loader.
if (isMainThread) await import('tsx');
