interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Whether the visitor's line has room for what may not be read: not on 2g, and not where data is to be saved. */
export function hasRoom(): boolean {
  const line = connection();
  return !line?.saveData && !/(^|-)2g$/.test(line?.effectiveType ?? '');
}
