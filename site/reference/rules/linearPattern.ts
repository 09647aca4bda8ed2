/** A state of the machine that a pattern becomes. */
interface State {
  /** Whether the state takes a character; undefined for one that takes none. */
  takes?: (char: string) => boolean;
  /** What must hold between two characters; undefined outside of the text. */
  holds?: (before: string | undefined, after: string | undefined) => boolean;
  next: State[];
}

/** Builds the states of a part of a pattern in front of those that follow it. */
type Part = (to: State) => State;

/** What RE2 and JavaScript read differently: flags, named groups and classes, categories, white space, ends, quoting. */
const different = /\(\?[^:]|\[\[:|\\[pPsSAzQaCuck0-9]|\\x\{/;
const token = /\[\^?(?:\\.|[^\]\\])+\]|\\x[\da-fA-F]{2}|\\.|\(\?:|\{\d+(?:,\d*)?\}|[^]/gu;

/**
 * A pattern of RE2 as RE2 matches it, in time that grows with the text alone: regular expressions of JavaScript take
 * exponential time for `^(a+)+$`. Undefined where the languages differ: then only the server checks the pattern.
 */
export function linearPattern(source: string): ((text: string) => boolean) | undefined {
  if (different.test(source)) return undefined;
  const end: State = { next: [] };
  try {
    const tokens = new RegExp(source, 'u').source.match(token)!;
    const start = alternatives(tokens.toReversed())(end);
    return (text) => runs(start, end, [...text]);
  } catch {
    return undefined;
  }
}

/** @param tokens Of a valid pattern, the last one first. */
function alternatives(tokens: string[]): Part {
  const options = [sequence(tokens)];
  while (tokens.at(-1) === '|') {
    tokens.pop();
    options.push(sequence(tokens));
  }
  return (to) => ({ next: options.map((option) => option(to)) });
}

function sequence(tokens: string[]): Part {
  const parts: Part[] = [];
  while (tokens.length > 0 && !/^[|)]$/.test(tokens.at(-1)!)) {
    let part = atom(tokens);
    while (/^([*+?]|\{\d.*)$/.test(tokens.at(-1) ?? '')) {
      part = repeated(part, tokens.pop()!);
      // A lazy repetition matches the same texts.
      if (tokens.at(-1) === '?') tokens.pop();
    }
    parts.push(part);
  }
  return (to) => parts.reduceRight((next, part) => part(next), to);
}

const isWord = (char = '') => /^\w$/.test(char);
const isEdge = (before?: string, after?: string) => isWord(before) !== isWord(after);
const edges: Record<string, State['holds']> = {
  '^': (before) => before === undefined,
  $: (_, after) => after === undefined,
  '\\b': isEdge,
  '\\B': (before, after) => !isEdge(before, after),
};

function atom(tokens: string[]): Part {
  const text = tokens.pop()!;
  if (text === '(' || text === '(?:') {
    const inner = alternatives(tokens);
    tokens.pop();
    return inner;
  }
  if (Object.hasOwn(edges, text)) return (to) => ({ holds: edges[text], next: [to] });
  const one = new RegExp(text === '.' ? '^[^\\n]$' : `^${text}$`, 'u');
  return (to) => ({ takes: (char) => one.test(char), next: [to] });
}

function repeated(part: Part, mark: string): Part {
  const [, from, comma, upTo] = /(\d+)(,?)(\d*)/.exec(mark) ?? [];
  const least = Number(from ?? (mark === '+' ? 1 : 0));
  const most = mark === '?' ? 1 : Number(upTo || (comma === '' ? from : Infinity));
  return (to) => {
    const loop: State = { next: [] };
    loop.next = [part(loop), to];
    let start = most === Infinity ? loop : to;
    for (let count = least; count < most && most !== Infinity; count++) start = { next: [part(start), to] };
    for (let count = 0; count < least; count++) start = part(start);
    return start;
  };
}

/** Whether the machine reaches its end at any place of a text. */
function runs(start: State, end: State, chars: string[]): boolean {
  let open = [start];
  for (let at = 0; at <= chars.length; at++) {
    const reached = new Set<State>();
    const char = chars[at];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      if (reached.has(state) || state.holds?.(chars[at - 1], char) === false) continue;
      reached.add(state);
      if (state === end) return true;
      if (!state.takes) open.push(...state.next);
    }
    if (char === undefined) return false;
    open = [start, ...[...reached].flatMap((state) => (state.takes?.(char) ? state.next : []))];
  }
  return false;
}
