import { parseArgs } from 'node:util';

import { readChangelog } from '../content/changelog/readChangelog';
import { planEntry } from '../content/writing/planEntry';
import { planPage } from '../content/writing/planPage';
import { changeSite, files, readFile, settings } from './changeSite';
import { usageOf } from './usageOf';

const end = usageOf(`Usage: npm run new -- page PATH [--title "Title"] [--after PAGE]
       npm run new -- entry "Title" [--author KEY]

page   makes content/PATH.mdx, lists it in the sidebar (below PAGE, or below the last page of its folder), and writes
       its address into the ledger.
entry  makes an entry of the changelog, of today.`);

const { values, positionals } = end.unless(() =>
  parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, after: { type: 'string' }, author: { type: 'string' } },
  }),
);
const [kind, name, ...more] = positionals;
if (name === undefined || name.trim() === '' || more.length > 0)
  end.with('Name one page, or one title between quotes.');
else if (kind === 'page') {
  await changeSite(() => planPage({ id: name, ...values }, settings(), files, readFile));
} else if (kind === 'entry') {
  const date = new Date().toISOString().slice(0, 10);
  await changeSite(() => {
    const site = settings();
    const folder = `${site.content.root}/${site.changelog?.folder}`;
    const { changelog } = readChangelog('.', { folder, today: date });
    return planEntry({ title: name, author: values.author, date }, site, changelog, readFile);
  });
} else end.with(`There is no new ${JSON.stringify(kind)}.`);
