/** Data from the Network Information API, if the browser has it. Bandwidth in megabits per second. */
const connection = (): { saveData?: boolean; effectiveType?: string; downlink?: number } =>
  (navigator as Navigator & { connection?: object }).connection ?? {};

/** Minimum bandwidth at which 39 kB of fonts don't delay a page, in megabits per second. */
const fastDownlink = 5;

/** Whether the connection is slow or metered. If so, only what the reader requests is fetched. */
export function isConnectionLimited(): boolean {
  const { saveData, effectiveType = '' } = connection();
  return Boolean(saveData) || effectiveType.endsWith('2g');
}

/** Whether the browser reports no sign of a slow connection. */
export const isConnectionFast = (): boolean =>
  !isConnectionLimited() && (connection().downlink ?? fastDownlink) >= fastDownlink;
