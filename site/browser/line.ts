interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

/** Least bandwidth of a fast line, in megabits a second. */
const leastBandwidth = 5;

const connection = () => (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Whether the visitor's line has room for what may not be read: not on 2g, and not where data is to be saved. */
export function hasRoom(): boolean {
  const line = connection();
  return !line?.saveData && !/(^|-)2g$/.test(line?.effectiveType ?? '');
}

/** Whether nothing that the browser says about the line speaks against fetching what is only nicer to have. */
export const isFast = (): boolean =>
  hasRoom() && (connection()?.downlink ?? leastBandwidth) >= leastBandwidth;
