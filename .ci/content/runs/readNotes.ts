import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import type { Problem } from '../../../site/problem';

/** Setup that examples of a page need to run, or the reason that they aren't run. */
export interface Note {
  /** Text in the example; without it, the note is about all examples of the page. */
  has?: string;
  /** Code that runs first: setup that the page assumes. */
  before?: string;
  /** Code that runs afterward and must succeed, as the example makes it possible. */
  after?: string;
  /** The reason that the example isn't run. */
  reason?: string;
}

/** The file with the notes, relative to the root of the project. */
export const notesFile = 'content/_examples.yml';

/** Notes on the examples of pages, by the file of the page. */
export class Notes {
  private readonly used = new Set<Note>();

  constructor(private readonly pages: Record<string, Note[]>) {}

  /** The notes on a piece of code, including those on the whole page. */
  matching(file: string, code: string): Note[] {
    const found = (this.pages[file] ?? []).filter(({ has }) => has === undefined || code.includes(has));
    for (const note of found) this.used.add(note);
    return found;
  }

  /** Whether a piece of code is not run. */
  skips(file: string, code: string): boolean {
    return this.matching(file, code).some(({ reason }) => reason !== undefined);
  }

  /** Notes that no example has used so far. */
  unused(): Problem[] {
    return Object.entries(this.pages).flatMap(([file, notes]) =>
      notes
        .filter((note) => !this.used.has(note))
        .map(({ has }) => {
          const message = `${file} has no example${has ? ` with ${JSON.stringify(has)}` : ''}.`;
          return { file: notesFile, message, fix: 'Correct the note, or remove it.' };
        }),
    );
  }
}

export const readNotes = (root: string): Notes =>
  new Notes(parse(readFileSync(join(root, notesFile), 'utf8')) as Record<string, Note[]>);
