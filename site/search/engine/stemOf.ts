import { stemmer } from 'stemmer';

/** What the forms of an English word have in common: `anonymiz` for anonymize, anonymised and anonymization. */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const american = word.replace(/is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1').replace(/our(s?)$/, 'or$1');
  return stemmer(american.replace(/ifications?$/, 'ify'));
}
