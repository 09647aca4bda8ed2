import type { Kind } from './schema';

/** A kind of change in words. */
export const kindWords: Record<Kind, { label: string; description: string }> = {
  new: { label: 'New', description: 'What could not be done before.' },
  improved: { label: 'Improved', description: 'What works better than before.' },
  fixed: { label: 'Fixed', description: 'Faults that are mended.' },
  breaking: { label: 'Breaking', description: 'What asks you to do something when you upgrade.' },
};

/** Text in which backticks mark names in code, without them. */
export const plain = (text: string) => text.replaceAll('`', '');
