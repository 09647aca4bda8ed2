import { readFileSync } from 'node:fs';

/** A picture that is not as accepted. */
export interface Change {
  /** Story and mode: `components-button--default/light-desktop`. */
  picture: string;
  /** File of the accepted picture. Missing for a new story. */
  expected?: string;
  /** File of the picture as drawn now. */
  actual?: string;
  /** File in which the pixels that differ are marked. Missing when the sizes differ. */
  diff?: string;
}

/** A page that lays the pictures of every change side by side. Holds its pictures: it can be sent or kept as one file. */
export function reportPage(changes: Change[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures that changed: ${changes.length}</title>
<style>
  body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; color: #161e19; background: #eceeec; }
  h2 { font-size: 17px; margin: 40px 0 8px; overflow-wrap: anywhere; }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; display: block; outline: 1px solid #b5bdb6; background: #fff; }
</style>
<h1>${changes.length} pictures changed</h1>
${changes.map(section).join('\n')}
</html>
`;
}

const section = ({ picture, expected, actual, diff }: Change) => `<section>
<h2>${escape(picture)}</h2>
<div>
${figure('Expected', expected)}
${figure('Actual', actual)}
${figure('Difference', diff)}
</div>
</section>`;

const figure = (caption: string, file: string | undefined) =>
  `<figure><figcaption>${caption}</figcaption>${
    file === undefined
      ? '<p>There is none.</p>'
      : `<img alt="${caption}" src="data:image/png;base64,${readFileSync(file, 'base64')}">`
  }</figure>`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
