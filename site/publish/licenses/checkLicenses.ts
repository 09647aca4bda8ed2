import { relative } from 'node:path';

import parse, { type Info } from 'spdx-expression-parse';

import type { Problem } from '../../problem';
import type { ShippedPackage } from './packageOf';

/** Licenses under which a site may pass something on when it names them, by their SPDX ids. */
export const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/** Problems of packages that browsers get: those without a license, without its text, or under one that asks for more than to be named. */
export function checkLicenses(packages: ShippedPackage[]): Problem[] {
  return packages.flatMap(({ name, version, license, texts, folder }) => {
    const file = relative(process.cwd(), `${folder}/package.json`).replaceAll('\\', '/');
    const problem = (message: string, fix: string): Problem[] => [
      { file, message: `browsers get code of ${name} ${version}, ${message}`, fix },
    ];
    const another = 'Take another package, or load it only where the build runs.';
    if (license === undefined) return problem('which names no license.', another);
    const terms = termsOf(license);
    if (terms === undefined) {
      return problem(`and its license is no SPDX expression: ${JSON.stringify(license)}.`, another);
    }
    if (!isAllowed(terms)) {
      const fix = `${another} These licenses are allowed: ${allowedLicenses.join(', ')}.`;
      return problem(`and its license is not allowed: ${JSON.stringify(license)}.`, fix);
    }
    if (texts.length === 0 && license !== 'MIT') {
      return problem(`which brings no text of its license, ${license}.`, another);
    }
    return [];
  });
}

function termsOf(license: string): Info | undefined {
  try {
    return parse(license);
  } catch {
    return undefined;
  }
}

/** Whether one may do what the terms ask for: of all that must be met each, of a choice one. */
function isAllowed(terms: Info): boolean {
  if ('conjunction' in terms) {
    const sides = [terms.left, terms.right];
    return terms.conjunction === 'and' ? sides.every(isAllowed) : sides.some(isAllowed);
  }
  return 'license' in terms && allowedLicenses.includes(terms.license);
}
