/** How a browser says that its visitor does not want to be counted. */
export interface PrivacySignals {
  /** Do Not Track: `1`, or `yes` in old browsers. */
  doNotTrack?: string | null;
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean;
}

/** Whether a visitor may be counted: not where a browser asks, in either way, to leave them alone. */
export function mayMeasure({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
}
