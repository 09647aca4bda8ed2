import type { CDPSession } from 'playwright';

/** How fast the visitor's machine and line are. */
export interface Profile {
  /** How many times slower than this machine the processor is. */
  processor: number;
  /** Bytes a second from the server, and to it. */
  download: number;
  upload: number;
  /** Time from a request to the first byte of its answer, in milliseconds. */
  latency: number;
}

const megabit = 1_000_000 / 8;

/** A phone of the middle class on a mobile line: 4x slower processor, 1.6 Mbit/s, 150 ms. */
export const phoneLine: Profile = {
  processor: 4,
  download: 1.6 * megabit,
  upload: 0.75 * megabit,
  latency: 150,
};

/** This machine as it is. */
export const unthrottled: Profile = { processor: 1, download: -1, upload: -1, latency: 0 };

/** Slows a page down. */
export async function throttle(devTools: CDPSession, profile: Profile): Promise<void> {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.download,
    uploadThroughput: profile.upload,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: profile.processor });
}
