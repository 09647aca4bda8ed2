import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const programs: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'open',
  win32: 'explorer',
  linux: 'xdg-open',
};

/** The program that opens a file for a person; undefined where nobody looks: in CI, behind a pipe, without a screen. */
export function programToOpen(
  { CI, DISPLAY, WAYLAND_DISPLAY }: Record<string, string | undefined>,
  platform: NodeJS.Platform,
  isTerminal: boolean,
): string | undefined {
  if (CI || !isTerminal) return undefined;
  if (platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) return undefined;
  return programs[platform];
}

/** Opens a report where there is one, and a screen. */
export function openReport(file: string): void {
  const program = programToOpen(process.env, process.platform, process.stdout.isTTY);
  if (program === undefined || !existsSync(file)) return;
  // Where the program is missing, the terminal has named the file.
  spawn(program, [file], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref();
}
