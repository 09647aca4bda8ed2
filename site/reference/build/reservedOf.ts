import type { Reserved } from '../model';
import type { Reservation } from '../source/declarations';

/** Numbers and names that must not be used, each in the order of the file. */
export function reservedOf(reservations: Reservation[]): Reserved {
  return {
    numbers: reservations.flatMap((range) => ('from' in range ? [{ from: range.from, to: range.to }] : [])),
    names: reservations.flatMap((reservation) => ('name' in reservation ? [reservation.name] : [])),
  };
}
