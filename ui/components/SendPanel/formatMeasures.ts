const units = ['B', 'kB', 'MB', 'GB'];

/** A size in human-readable form: `532 B`, `1.2 kB`. */
export function formatBytes(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 999.5 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1];
  return `${unit === 0 || size >= 99.95 ? Math.round(size) : Number(size.toFixed(1))} ${units[unit]}`;
}

/** A time in human-readable form: `132 ms`, `2.4 s`, `3 min 5 s`. */
export function formatTime(milliseconds: number): string {
  const whole = Math.round(milliseconds);
  if (whole < 1000) return `${whole} ms`;
  if (whole < 59_950) return `${Number((whole / 1000).toFixed(1))} s`;
  const seconds = Math.round(whole / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
