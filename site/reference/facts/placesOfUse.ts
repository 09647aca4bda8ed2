import type { Enum, Message, Use } from '../model';

/** The places where a type is used, each once: a method may take and answer the same message. */
export function placesOfUse({ usedBy }: Message | Enum): Use[] {
  const places = new Map(usedBy.toReversed().map((use) => [`${use.file}#${use.anchor}`, use]));
  return usedBy.filter((use) => places.get(`${use.file}#${use.anchor}`) === use);
}
