import { SiteError } from '../../problem';

/** The port of `npm start` when none is set. */
const usual = 4173;

/**
 * Reads the number of a port, 0 for any that is free.
 *
 * @param value What the environment says; nothing and the empty text mean 4173.
 * @throws {SiteError} When it is not the number of a port.
 */
export function readPort(value = ''): number {
  if (value === '') return usual;
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
  throw new SiteError([
    {
      file: 'PORT',
      message: `expected a whole number from 0 to 65535, received ${JSON.stringify(value)}.`,
      fix: `Set PORT to such a number, or leave it out for ${usual}.`,
    },
  ]);
}
