import { SiteError } from '../../problem';

/**
 * Parses the environment variable `PORT`.
 *
 * @param value 0 takes any free port; an empty text means 4173.
 * @throws {SiteError} When it is not a port number.
 */
export function readPort(value?: string): number {
  const text = value || '4173';
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  const message = `expected a whole number from 0 to 65535, received ${JSON.stringify(text)}.`;
  throw new SiteError([
    { file: 'PORT', message, fix: 'Set PORT to such a number, or leave it out for 4173.' },
  ]);
}
