import type { Problem } from '../problem';

/** How the development server is, as a page and the terminal show it. */
export interface DevelopmentState {
  /** Whether pages can be shown, are about to be for the first time, or cannot be until something is mended. */
  phase: 'starting' | 'serving' | 'stopped';
  /** Number of the server whose pages are shown, from 1; 0 while there is none. */
  generation: number;
  /** Where that server listens; undefined while there is none. */
  port?: number;
  /** The base of its pages' addresses. */
  base?: string;
  /** Whether another server is on its way, to take the place of the one whose pages are shown. */
  renewal: 'none' | 'underWay';
  /** Whether the page's own modules could be built. */
  modules: 'built' | 'broken';
  /** What has to be mended. */
  problems: Problem[];
  /** What is worth a word. */
  warnings: Problem[];
}
