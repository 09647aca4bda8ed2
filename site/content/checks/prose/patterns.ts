import type { Block } from './blocksOf';
import { compoundFor, genitive } from './genitive';

/** Words that a developer in America would not write, with what they would. */
export interface Pattern {
  /** What it is, in a word or two. */
  name: string;
  /** Finds it in a sentence. Global. */
  find: RegExp;
  /** What to write. */
  fix: string | ((match: RegExpExecArray) => string);
  /** Where it counts. @default everywhere */
  within?: Block['kind'];
  /** How often a page may have it. @default 0 */
  allowed?: number;
  /** Files in which it does not count. @default none */
  except?: RegExp;
}

/** What a new page says where a person has to write. */
export const unwritten = 'Write here, in one sentence, ';

/** Words that praise, or that tell readers how they should feel about a task. */
export const praise = [
  'powerful',
  'seamless',
  'robust',
  'simply',
  'just',
  'easy',
  'easily',
  'effortless',
  'leverage',
  'best-in-class',
  'world-class',
  'cutting-edge',
] as const;

/** Every pattern that no page may have. Each has an example in `patterns.test.ts`. */
export const patterns: Pattern[] = [
  {
    name: 'not written',
    find: new RegExp(unwritten.trim(), 'g'),
    fix: 'Replace it with your own words.',
  },
  {
    name: 'praise',
    find: new RegExp(`\\b(?:${praise.join('|')})(?:ly|s|d)?\\b`, 'gi'),
    fix: 'Leave the word out, or say what it means: a number, a limit, a step.',
  },
  { name: 'genitive', find: genitive, fix: compoundFor },
  {
    name: 'such as',
    find: /\bsuch as\b/gi,
    fix: 'Once a page is enough: write "for example" or "like", or put the example in parentheses.',
    allowed: 1,
  },
  {
    name: 'own',
    find: /\bof (?:its|your|their|our|his|her|my) own\b/gi,
    fix: 'Write "your own X" or "its own X", "a separate X" or "a dedicated X".',
  },
  { name: 'in place of', find: /\bin place of\b/gi, fix: 'Write "instead of".' },
  {
    name: 'gets',
    find: /\bgets\b(?! you\b)|\bget (?:\w+ed|made|sent|set|written|shown|built|run|lost)\b/gi,
    fix: 'Write "receives", "has" or "is set to", or say who does it.',
  },
  {
    name: 'may',
    find: /\bmay\b/g,
    fix: 'Write "can" for what is possible, "might" for what is likely, "must not" for what is forbidden.',
  },
  { name: 'too', find: /\btoo(?=[.!?]|$)/g, fix: 'Write "also" before the verb, or leave it out.' },
  {
    name: 'stands',
    find: /\b(?:stands?|stood|lies?|lay)\b(?! for\b)/gi,
    fix: 'Write "is".',
  },
  {
    name: 'comes',
    find: /\bcomes? (?:ahead|nearest|complete|escaped|empty|whole|before|after|back (?:empty|as|un\w+))\b/gi,
    fix: 'Write "is", "precedes", "follows" or "is returned".',
  },
  {
    name: 'goes',
    find: /\bgo(?:es)? on\b(?! (?:vacation|call|to\b))|\bstatus goes\b|\bgoes (?:before|over)\b/gi,
    fix: 'Write "continues", "changes to" or "is".',
  },
  {
    name: 'tells',
    find: /\btold\b|\btells\b(?! (?:you|us|Neosync|the (?:API|app|worker|CLI))\b)|\btell (?:it|them|\w+ \w+) (?:apart|by)\b/gi,
    fix: 'Write "explains", "shows", "distinguishes" or "is notified".',
  },
  {
    name: 'as it is',
    find: /(?<!\b(?:long|soon|far|much|many|well) )\bas (?:it|they) (?:is|are|was|were)\b(?! \w+(?:ed|en|wn)\b)/gi,
    fix: 'Write "unchanged" or "as-is".',
  },
  { name: 'beside', find: /\bbeside\b/gi, fix: 'Write "next to" or "along with".' },
  {
    name: 'by itself',
    find: /\bby (?:itself|themselves)\b/gi,
    fix: 'Write "automatically" or "on its own".',
  },
  {
    name: 'at most',
    find: /\bat (?:most|least)(?=[.,;:)]|$)/gi,
    fix: 'Put it before the number ("at most 10"), or write "maximum" or "minimum".',
  },
  { name: 'anew', find: /\banew\b/gi, fix: 'Write "again" or "over".' },
  {
    name: 'column',
    find: /^(?:cure|remedy|reason|solution|what to do|mend)$/gi,
    within: 'head of a column',
    fix: 'Call the columns "What you see", "Cause" and "Fix".',
  },
  {
    name: 'column',
    find: /^(?:cause|reason) and \w+$/gi,
    within: 'head of a column',
    fix: 'Make two columns of it: "Cause" and "Fix".',
  },
  {
    name: 'section',
    find: /^(?:What can go wrong|When something goes wrong|When it does not work)$/gi,
    within: 'heading',
    fix: 'Call the section "If something goes wrong".',
  },
];

/** The version that a page says under its title anyway. Next to another one it is a comparison. */
export const versionPattern = (version: string): Pattern => ({
  name: 'version',
  find: new RegExp(`(?<!\\bv\\d.*)\\b${version.replaceAll('.', '\\.')}\\b(?!.*\\bv\\d)`, 'g'),
  fix: 'Leave it out, or write "currently": the page says under its title which version it applies to.',
  except: /^content\/(?:changelog\/|README)/,
});
