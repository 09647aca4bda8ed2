import type { Problem } from '../problem';
import type { ServerMessage } from './messages';
import type { DevelopmentState } from './state';

/** A development server that runs. */
export interface RunningServer {
  /** Asks it to read the content anew. */
  examine: () => void;
  stop: () => void;
}

/** What is heard of a server: its messages, and that it has ended. */
export type ServerEvent = ServerMessage | { type: 'ended' };

export interface KeepServerOptions {
  /** Starts a server; what it says is handed to `hear`. Generations count from 1. */
  start: (generation: number, hear: (event: ServerEvent) => void) => RunningServer;
  /** Receives the state whenever it may have changed. */
  show: (state: DevelopmentState) => void;
  /** Receives the folders and files whose changes a server takes up while it runs. */
  watch: (paths: string[]) => void;
}

/** Keeps a development server running. */
export interface ServerKeeper {
  /** Something was saved: a page, a definition or a setting, or what the site itself is made of. */
  changed: (what: 'content' | 'site') => void;
  stop: () => void;
}

interface Slot {
  generation: number;
  server: RunningServer;
  port?: number;
  base?: string;
  /** Whether something was saved since it began to read. */
  outdated: boolean;
  problems: Problem[];
  warnings: Problem[];
  broken: Problem[];
  /** What it still works at: until that is done, what it found last may be mended already. */
  busy: Set<'examining' | 'compiling'>;
}

/**
 * Keeps pages on the screen while people write: the server whose pages are shown stays until another one, with what has
 * changed, can take its place. A mistake that keeps one from starting is shown, and the next change tries again.
 */
export function keepServer({ start, show, watch }: KeepServerOptions): ServerKeeper {
  let generation = 0;
  let current: Slot | undefined;
  let next: Slot | undefined;
  /** Why the last one could not start. */
  let hindrances: Problem[] = [];

  const tell = () => {
    // What is wrong with pages that are about to be replaced does not matter.
    const problems = next ? [] : hindrances.length > 0 ? hindrances : (current?.problems ?? []);
    // A page that is read as wrong cannot be built either: once is enough.
    const broken = next || problems.length > 0 || current?.busy.size ? [] : (current?.broken ?? []);
    show({
      phase: current ? 'serving' : next ? 'starting' : 'stopped',
      generation: current?.generation ?? 0,
      port: current?.port,
      base: current?.base,
      renewal: current && next ? 'underWay' : 'none',
      modules: current && current.broken.length > 0 ? 'broken' : 'built',
      problems: [...problems, ...broken],
      warnings: current?.warnings ?? [],
    });
  };

  const startNext = () => {
    next?.server.stop();
    hindrances = [];
    const slot: Omit<Slot, 'server'> = {
      generation: ++generation,
      outdated: false,
      problems: [],
      warnings: [],
      broken: [],
      busy: new Set(),
    };
    next = Object.assign(slot, { server: start(slot.generation, (event) => hear(slot as Slot, event)) });
    tell();
  };

  const hear = (slot: Slot, event: ServerEvent) => {
    // One that was told to stop has nothing more to say.
    if (slot !== current && slot !== next) return;
    switch (event.type) {
      case 'sources':
        watch(event.paths);
        return;
      case 'examined':
        slot.busy.delete('examining');
        slot.problems = event.problems;
        slot.warnings = event.warnings;
        if (event.stale && next) next.outdated ||= slot === current;
        else if (event.stale) return startNext();
        break;
      case 'compiling':
        slot.busy.add('compiling');
        break;
      case 'compiled':
        slot.busy.delete('compiling');
        slot.broken = event.problems;
        break;
      case 'ready':
        slot.port = event.port;
        slot.base = event.base;
        current?.server.stop();
        current = slot;
        next = undefined;
        if (slot.outdated) examine(slot);
        break;
      case 'failed':
        hindrances = event.problems;
        break;
      case 'ended':
        if (slot === current) {
          current = undefined;
          hindrances = [stopped];
        } else {
          next = undefined;
          if (slot.outdated) return startNext();
          if (hindrances.length === 0) hindrances = [stopped];
        }
        break;
    }
    tell();
  };

  const examine = (slot: Slot) => {
    slot.busy.add('examining');
    slot.server.examine();
  };

  startNext();
  return {
    changed(what) {
      if (next) next.outdated = true;
      if (what === 'site' || (!next && (!current || hindrances.length > 0))) startNext();
      else if (current) examine(current);
    },
    stop() {
      next?.server.stop();
      current?.server.stop();
      next = current = undefined;
    },
  };
}

const stopped: Problem = {
  file: 'the development server',
  message: 'it ended without a reason that it could name.',
  fix: 'The terminal shows what it said last. It starts again as soon as a file is saved.',
};
