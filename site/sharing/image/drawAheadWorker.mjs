import { register } from 'tsx/esm/api';

// A thread does not inherit what lets its process run TypeScript.
register();
await import('./drawAheadThread.ts');
