import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { byTurns, type Part } from '../figures';
import { withProcess } from '../processes';
import { benchScript } from '../sites/benchSites';

/** Connections that ask at the same time, each for one page after the other. */
const connections = 100;

/** How long a host answers before and while it is measured, in milliseconds. */
const warmUp = 2000;
const measured = 8000;

export const host: Part = {
  title: 'Answering requests',
  note: `Requests for pages of this site, in turn, that the host of \`npm start\` and sirv alone answer in a second to ${connections} connections, compressed. Both serve the same folder, each in a process with one thread; who asks is another process on the same machine.`,
  head: ['host'],
  measure: async (options) => {
    const { documentation } = options;
    await options.makeReady(documentation);
    const hosts = [{ subject: 'npm start' }, { subject: 'sirv', rival: 'sirv' }];
    return byTurns(hosts, options, ({ rival = 'ours' }) =>
      withProcess(
        benchScript('serve.ts', rival, documentation.outDir),
        documentation.folder,
        async (child) => {
          const [port] = (await once(child.stdout, 'data')) as [Buffer];
          return { 'requests a second': await load(Number(port), Object.values(documentation.routes)) };
        },
      ),
    );
  },
};

/** Asks for pages over all connections, and returns how many answers came in a second. */
async function load(port: number, paths: string[]): Promise<number> {
  let answers = 0;
  const sockets = Array.from({ length: connections }, (_, index) => {
    const socket = connect(port, 'localhost');
    let turn = index;
    /** Bytes of the answer that have not come. */
    let missing = 0;
    const ask = () =>
      socket.write(
        `GET ${paths[turn++ % paths.length]} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`,
      );
    return socket.on('connect', ask).on('data', (data) => {
      if (missing === 0) {
        const head = data.subarray(0, data.indexOf('\r\n\r\n') + 4).toString('latin1');
        const length = /^content-length: (\d+)/im.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || length === undefined)
          throw new Error(`The host answered with neither a page nor its length:\n${head}`);
        missing = head.length + Number(length);
      }
      missing -= data.length;
      if (missing > 0) return;
      answers++;
      ask();
    });
  });
  await sleep(warmUp);
  const before = answers;
  await sleep(measured);
  sockets.forEach((socket) => socket.destroy());
  return (answers - before) / (measured / 1000);
}
