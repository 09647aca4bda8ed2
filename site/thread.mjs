import { workerData } from 'node:worker_threads';

const [, { module, common }] = workerData;
const { default: work } = await import(module);

/** What the pool calls for each task. */
export default (task) => work(task, common);
