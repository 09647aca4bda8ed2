// UTC, so that every machine builds the same text.
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  // Three letters, like all other months.
  return (iso: string) => formatter.format(new Date(iso)).replace(/Sept\b/, 'Sep');
};

/** `14 July 2025` */
export const longDate = format({ dateStyle: 'long' });
/** `14 Jul 2025` */
export const shortDate = format({ dateStyle: 'medium' });
/** `14 Jul` */
export const dayAndMonth = format({ day: 'numeric', month: 'short' });
/** `July 2025` */
export const monthAndYear = format({ month: 'long', year: 'numeric' });
