import { formatProblems } from '../problem';
import type { DevelopmentState } from './state';

/**
 * What the terminal says when the state has changed; nothing when that is not worth a line.
 *
 * @param address Where people open the site, without its base and a closing slash.
 */
export function describeState(
  state: DevelopmentState,
  before: DevelopmentState | undefined,
  address: string,
): string | undefined {
  const { phase, generation, base = '/', renewal, problems, warnings } = state;
  const lines: string[] = [];
  const report = reportOf(state);
  if (report !== '' && report !== (before && reportOf(before))) lines.push(`\n${report}\n`);
  if (problems.length > 0 && report !== (before && reportOf(before))) {
    lines.push(
      phase === 'serving'
        ? 'The pages stay as they were until this is mended.'
        : 'The site starts when this is mended.',
    );
  }
  if (renewal === 'underWay' && before?.renewal === 'none')
    lines.push('The site starts anew with what has changed …');
  else if (generation > 0 && generation !== before?.generation)
    lines.push(`The site is at ${address}${base}`);
  else if (before && before.problems.length > 0 && problems.length === 0 && phase === 'serving') {
    lines.push(warnings.length > 0 ? 'Mended, but for the warnings.' : 'Mended.');
  }
  return lines.length > 0 ? lines.join('\n') : undefined;
}

const reportOf = ({ problems, warnings }: DevelopmentState) => formatProblems([...problems, ...warnings]);
