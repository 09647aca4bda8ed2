/** Something that changed in the design system. */
export interface Change {
  /** Day in ISO 8601. */
  date: string;
  /** Where: `ui/Tabs`. */
  place: string;
  /** What is different now. */
  text: string;
}

/**
 * What changed in the design system.
 *
 * @param log A line for each commit, latest first: its day and its subject. A subject has the form `place: what; place: what`.
 */
export function changesIn(log: string): Change[] {
  return log
    .split('\n')
    .flatMap((line) => {
      const [, date = '', subject = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
      return subject.split(/; (?=[\w./, ]+: )/).flatMap((part) => {
        const [, place = '', text = ''] = /^([^:]+): (.+)$/.exec(part) ?? [];
        return text === '' ? [] : [{ date, place, text }];
      });
    })
    .filter(({ place }) => place.split(', ').some((name) => /^(ui|tokens|storybook)(\/|$)/i.test(name)));
}
