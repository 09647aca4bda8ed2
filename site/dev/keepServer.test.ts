import { describe, expect, test } from 'vitest';

import type { Problem } from '../problem';
import { keepServer, type ServerEvent } from './keepServer';
import type { DevelopmentState } from './state';

const problem = (message: string): Problem => ({ file: 'a.mdx', message, fix: 'Mend it.' });
const quiet = { type: 'examined' as const, problems: [], warnings: [], stale: false };

/** Keeps servers that do nothing but listen, and says what happened to them. */
function keep() {
  const log: string[] = [];
  const hear = new Map<number, (event: ServerEvent) => void>();
  let state: DevelopmentState | undefined;
  const keeper = keepServer({
    start(generation, listener) {
      log.push(`start ${generation}`);
      hear.set(generation, listener);
      return {
        examine: () => void log.push(`examine ${generation}`),
        stop: () => void log.push(`stop ${generation}`),
      };
    },
    show: (next) => void (state = next),
    watch: (folders) => void log.push(`watch ${folders.join()}`),
  });
  return {
    keeper,
    tell: (generation: number, event: ServerEvent) => hear.get(generation)!(event),
    ready: (generation: number) =>
      hear.get(generation)!({ type: 'ready', port: 4000 + generation, base: '/' }),
    /** What happened since it was asked last. */
    done: () => log.splice(0),
    state: () => state!,
  };
}

describe('keepServer', () => {
  test('starts a server, watches what it reads and shows its pages', () => {
    const { tell, ready, done, state } = keep();
    expect(state()).toMatchObject({ phase: 'starting', generation: 0 });
    tell(1, { type: 'sources', paths: ['/content'] });
    ready(1);
    expect(done()).toEqual(['start 1', 'watch /content']);
    expect(state()).toMatchObject({ phase: 'serving', generation: 1, port: 4001, renewal: 'none' });
  });

  test('asks the server about a change of the content, and shows what it finds', () => {
    const { keeper, tell, ready, done, state } = keep();
    ready(1);
    done();
    keeper.changed('content');
    expect(done()).toEqual(['examine 1']);
    tell(1, { ...quiet, problems: [problem('wrong')], warnings: [problem('odd')] });
    expect(state()).toMatchObject({ problems: [problem('wrong')], warnings: [problem('odd')] });
    tell(1, quiet);
    expect(state()).toMatchObject({ problems: [], warnings: [] });
    expect(done()).toEqual([]);
  });

  test('starts another when the content as a whole has changed, and keeps the pages until that is ready', () => {
    const { tell, ready, done, state } = keep();
    ready(1);
    tell(1, { ...quiet, stale: true });
    expect(done()).toEqual(['start 1', 'start 2']);
    expect(state()).toMatchObject({ phase: 'serving', generation: 1, renewal: 'underWay' });
    ready(2);
    expect(done()).toEqual(['stop 1']);
    expect(state()).toMatchObject({ generation: 2, port: 4002, renewal: 'none' });
  });

  test('keeps the pages when another cannot start, says why, and tries again at the next change', () => {
    const { keeper, tell, ready, done, state } = keep();
    ready(1);
    keeper.changed('site');
    tell(2, { type: 'failed', problems: [problem('settings')] });
    tell(2, { type: 'ended' });
    expect(state()).toMatchObject({ phase: 'serving', generation: 1, problems: [problem('settings')] });
    tell(1, quiet);
    expect(state().problems).toEqual([problem('settings')]);
    done();
    keeper.changed('content');
    expect(done()).toEqual(['start 3']);
    ready(3);
    expect(state()).toMatchObject({ generation: 3, problems: [] });
  });

  test('has no pages when the first cannot start, and tries again at the next change', () => {
    const { keeper, tell, done, state } = keep();
    tell(1, { type: 'failed', problems: [problem('settings')] });
    tell(1, { type: 'ended' });
    expect(state()).toMatchObject({ phase: 'stopped', generation: 0, problems: [problem('settings')] });
    done();
    keeper.changed('content');
    expect(done()).toEqual(['start 2']);
    expect(state()).toMatchObject({ phase: 'starting', problems: [] });
  });

  test('asks a server about what was saved while it started', () => {
    const { keeper, ready, done } = keep();
    keeper.changed('content');
    expect(done()).toEqual(['start 1']);
    ready(1);
    expect(done()).toEqual(['examine 1']);
  });

  test('starts once more when something was saved while one failed to start', () => {
    const { keeper, tell, done } = keep();
    keeper.changed('content');
    tell(1, { type: 'failed', problems: [problem('wrong')] });
    tell(1, { type: 'ended' });
    expect(done()).toEqual(['start 1', 'start 2']);
  });

  test('does not start over and over while somebody writes', () => {
    const { keeper, tell, ready, done } = keep();
    ready(1);
    tell(1, { ...quiet, stale: true });
    keeper.changed('content');
    tell(1, { ...quiet, stale: true });
    expect(done()).toEqual(['start 1', 'start 2', 'examine 1']);
    ready(2);
    expect(done()).toEqual(['stop 1', 'examine 2']);
  });

  test('starts over when the site itself changes while one starts', () => {
    const { keeper, tell, ready, done, state } = keep();
    keeper.changed('site');
    expect(done()).toEqual(['start 1', 'stop 1', 'start 2']);
    tell(1, { type: 'failed', problems: [problem('old')] });
    ready(1);
    expect(state()).toMatchObject({ phase: 'starting', problems: [] });
  });

  test('shows modules that cannot be built, once, and not those that are about to be replaced', () => {
    const { keeper, tell, ready, state } = keep();
    ready(1);
    tell(1, { type: 'compiled', problems: [problem('module')] });
    expect(state()).toMatchObject({ modules: 'broken', problems: [problem('module')] });
    tell(1, { ...quiet, problems: [problem('page')] });
    expect(state()).toMatchObject({ modules: 'broken', problems: [problem('page')] });
    tell(1, quiet);
    expect(state()).toMatchObject({ modules: 'broken', problems: [problem('module')] });
    keeper.changed('site');
    expect(state()).toMatchObject({ modules: 'broken', problems: [] });
    ready(2);
    expect(state()).toMatchObject({ modules: 'built', problems: [] });
  });

  test('does not show modules as broken that may be mended already', () => {
    const { keeper, tell, ready, state } = keep();
    ready(1);
    tell(1, { type: 'compiled', problems: [problem('module')] });
    keeper.changed('content');
    tell(1, { type: 'compiling' });
    expect(state()).toMatchObject({ modules: 'broken', problems: [] });
    tell(1, quiet);
    expect(state()).toMatchObject({ modules: 'broken', problems: [] });
    tell(1, { type: 'compiled', problems: [] });
    expect(state()).toMatchObject({ modules: 'built', problems: [] });
  });

  test('says so when a server ends without a word, and starts another at the next change', () => {
    const { keeper, tell, ready, done, state } = keep();
    ready(1);
    tell(1, { type: 'ended' });
    expect(state()).toMatchObject({ phase: 'stopped', generation: 0 });
    expect(state().problems).toHaveLength(1);
    done();
    keeper.changed('content');
    expect(done()).toEqual(['start 2']);
  });

  test('stops what runs', () => {
    const { keeper, tell, ready, done } = keep();
    ready(1);
    tell(1, { ...quiet, stale: true });
    done();
    keeper.stop();
    expect(done()).toEqual(['stop 2', 'stop 1']);
  });
});
