/** A picture that is not as accepted. */
export interface Change {
  /** Story and mode: `components-button--default/light-desktop`. */
  picture: string;
  /** The accepted picture. Missing for a new story. */
  expected?: Buffer;
  /** The picture as drawn now. */
  actual: Buffer;
}

/**
 * A page with the pictures of every change side by side. Embeds them, so that it can be sent as one file.
 *
 * @param compared How many pictures were compared.
 */
export function reportPage(changes: Change[], compared: number): string {
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
  /* What is equal turns black, the slightest difference bright. */
  .difference { display: block; position: relative; isolation: isolate; filter: brightness(40); }
  .difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference; }
</style>
<h1>${changes.length} of ${compared} pictures changed</h1>
<ul>
${countsOf(changes).join('\n')}
</ul>
${changes.map(section).join('\n')}
</html>
`;
}

/** How many pictures of each component changed, as items of a list. */
function countsOf(changes: Change[]): string[] {
  const counts = new Map<string, number>();
  for (const { picture } of changes) {
    const [component = ''] = picture.split('--');
    counts.set(component, (counts.get(component) ?? 0) + 1);
  }
  return [...counts].map(([component, count]) => `<li>${escape(component)}: ${count}</li>`);
}

const section = ({ picture, expected, actual }: Change) => `<section>
<h2>${escape(picture)}</h2>
<div>
<figure><figcaption>Expected</figcaption>${expected ? image('Expected', expected) : '<p>There is none.</p>'}</figure>
<figure><figcaption>Actual</figcaption>${image('Actual', actual)}</figure>
${expected ? `<figure><figcaption>Difference</figcaption><span class="difference">${image('', expected)}${image('', actual)}</span></figure>` : ''}
</div>
</section>`;

const image = (alt: string, png: Buffer) =>
  `<img alt="${alt}" src="data:image/png;base64,${png.toString('base64')}">`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
