import { workerData } from 'node:worker_threads';

import { register } from 'tsx/esm/api';

// A thread does not inherit what lets its process run TypeScript.
register();
const [, { module, common }] = workerData;
const { default: work } = await import(module);

/** What the pool calls for each task. */
export default (task) => work(task, common);
