import { workerData } from 'node:worker_threads';

import type { DrawAheadData } from './drawAhead';
import { drawSocialImages } from './writeSocialImages';

const { pages, options } = workerData as DrawAheadData;
await drawSocialImages(pages, options);
