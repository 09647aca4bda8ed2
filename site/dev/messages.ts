import type { Problem } from '../problem';

/** What a development server says to the process that keeps it. */
export type ServerMessage =
  /** What it reads again by itself: absolute paths of folders, and of the files of its settings. */
  | { type: 'sources'; paths: string[] }
  /** Why it cannot begin. It ends by itself. */
  | { type: 'failed'; problems: Problem[] }
  /** Pages can be asked of it, under its base. */
  | { type: 'ready'; port: number; base: string }
  /** The pages' modules are being built anew. */
  | { type: 'compiling' }
  /** They were built; with what is wrong in them. */
  | { type: 'compiled'; problems: Problem[] }
  /** The content was read anew. */
  | { type: 'examined'; problems: Problem[]; warnings: Problem[]; stale: boolean };

/** What it is told: that its content or its settings have changed. */
export type KeeperMessage = { type: 'examine' };
