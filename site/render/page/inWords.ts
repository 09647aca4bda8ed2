const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words, the same on the server and in every time zone: `14 July 2025`. */
export const inWords = (iso: string) => date.format(new Date(iso));
