import type { Random } from './random';

/** What generated pages are about, the most used first. */
const nouns =
  'table row column job record field key query server client file schema index worker queue value report batch bucket cache channel token user role team account policy rule event stream message topic snapshot backup cluster node region network port certificate secret password session address range limit quota budget alert metric log trace span dashboard chart export import mapping transformer filter template script function module plugin package release branch commit pipeline stage step trigger schedule calendar window interval retry timeout lock transaction migration version replica shard partition segment block page cursor buffer socket handler endpoint route gateway proxy balancer container image volume mount namespace deployment service replication seed sample dataset model'.split(
    ' ',
  );

/** What is done to them, as titles and sentences begin with it. */
const verbs =
  'create read update delete copy move sync check list open close start stop restart scale trim split merge sort group count measure compare convert encrypt rotate publish restore archive import export schedule cancel retry inspect verify approve reject assign share rename replace generate anonymize mask shuffle sample'.split(
    ' ',
  );

const adjectives =
  'new empty full large small shared private local remote stale fresh encrypted temporary permanent public hidden nested circular optional required default custom managed idle busy slow fast failed finished pending'.split(
    ' ',
  );

const syllables = 'ba do fi gu ka le mi no pe ra si to vu za che ari sol ten lin mor var ela quo bri'.split(
  ' ',
);

/** Names that stand on a few pages only, as products, columns and people do: the longer the site, the more of them. */
const names = syllables.flatMap((first) =>
  syllables.flatMap((second) => syllables.map((third) => `${first}${second}${third}`)),
);

export const noun = (random: Random) =>
  random.below(16) === 0 ? random.pickEarly(names) : random.pickEarly(nouns);
export const verb = (random: Random) => random.pickEarly(verbs);
const adjective = (random: Random) => random.pickEarly(adjectives);

/** An adjective, now and then, and a noun. */
const thing = (random: Random) =>
  random.below(3) === 0 ? `${adjective(random)} ${noun(random)}` : noun(random);

const plural = (word: string) =>
  /[sxh]$/.test(word) ? `${word}es` : word.replace(/([^aeiou])y$/, '$1ie') + 's';

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** A title of a page or of a section: `Rotate a private key`. */
export function title(random: Random): string {
  const what = thing(random);
  const forms = [
    `${capital(verb(random))} the ${what}`,
    `${capital(verb(random))} ${plural(what)} in a ${thing(random)}`,
    `${capital(plural(what))} and ${plural(noun(random))}`,
    `How a ${what} is kept in a ${noun(random)}`,
  ];
  return random.pick(forms);
}

/** A sentence in the present tense. */
export function sentence(random: Random): string {
  const forms: (() => string)[] = [
    () => `The ${thing(random)} waits until each ${noun(random)} has a ${noun(random)} of its own.`,
    () => `You ${verb(random)} a ${thing(random)} before the ${noun(random)} can ${verb(random)} it.`,
    () => `Without a ${noun(random)}, the ${thing(random)} keeps the last ${noun(random)} that it has seen.`,
    () =>
      `A ${thing(random)} with more than ${random.between(2, 900)} ${plural(noun(random))} takes a ${noun(random)} longer.`,
    () =>
      `${capital(plural(noun(random)))} that fail are tried again with the next ${noun(random)}, and the ${thing(random)} stays as it is.`,
    () =>
      `Set \`${name(random)}\` to \`${random.between(1, 64)}\` where the ${noun(random)} should ${verb(random)} its ${plural(noun(random))} at once.`,
    () =>
      `Choose a ${thing(random)} when you want to ${verb(random)} the ${noun(random)} and leave the ${noun(random)} alone.`,
    () =>
      `It is the ${noun(random)} that decides which ${thing(random)} comes first, not the **${noun(random)}**.`,
  ];
  return random.pick(forms)();
}

/** A name in code: `queue_limit`. */
export const name = (random: Random) => `${noun(random)}_${noun(random)}`;
