/** What the Network Information API knows, where there is one. Bandwidth in megabits per second. */
const connection = (): { saveData?: boolean; effectiveType?: string; downlink?: number } =>
  (navigator as Navigator & { connection?: object }).connection ?? {};

/** Minimum bandwidth at which 39 kB of fonts don't delay a page, in megabits per second. */
const fastDownlink = 5;

/** Whether the connection is slow or metered: nothing is fetched that the reader did not ask for. */
export function isLimited(): boolean {
  const { saveData, effectiveType = '' } = connection();
  return Boolean(saveData) || effectiveType.endsWith('2g');
}

/** Whether nothing that the browser reports makes the connection slow. */
export const isFast = (): boolean => !isLimited() && (connection().downlink ?? fastDownlink) >= fastDownlink;
