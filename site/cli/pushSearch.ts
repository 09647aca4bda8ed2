import { SiteError } from '../problem';
import { batchSize, pushRecords } from '../search/hosted/pushRecords';
import { readRecords } from '../search/readSearch';
import { readSynonyms } from '../search/readSynonyms';
import { readSiteSettings } from '../settings/readSiteSettings';
import { runCommand } from './runCommand';

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const problem = (message: string, fix: string) =>
  new SiteError([{ file: 'npm run search:push', message, fix }]);

await runCommand({
  usage: `Usage: npm run search:push -- [--yes] [--from FOLDER]

Sends the search records of the built site to the hosted provider.
Without --yes it prints what it would send. --from names the folder of the built site.`,
  options: { yes: { type: 'boolean' }, from: { type: 'string', default: 'dist' } },
  run: ({ values }) => push(values),
});

async function push({ yes = false, from }: { yes?: boolean; from: string }) {
  const settings = readSiteSettings();
  const { search } = settings;
  if (search.provider !== 'algolia') {
    throw problem(
      'the settings name no hosted search to send records to.',
      'Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX in the environment, or "search" in site/settings/site.ts.',
    );
  }
  const records = readRecords(from);
  const synonyms = readSynonyms(settings.content.root, process.cwd());
  const { applicationId, index, host } = search;
  const target = `the index "${index}" of the application ${applicationId}${host ? ` at ${host}` : ''}`;
  const requests = pluralize(Math.ceil(records.length / batchSize), 'request');
  const amount = `${pluralize(records.length, 'record')} in ${requests} and ${pluralize(synonyms.length, 'synonym')}`;
  const howToSend = 'Nothing was sent. Send it: npm run search:push -- --yes';
  if (!yes) return console.log(`Would replace ${target} with ${amount}.\n${howToSend}`);
  const writeKey = process.env.ALGOLIA_WRITE_KEY?.trim();
  if (!writeKey) {
    throw problem(
      'the environment variable ALGOLIA_WRITE_KEY is not set.',
      'Set it to a key with the rights addObject, deleteIndex and editSettings. It is read from the environment only.',
    );
  }
  await pushRecords({ records, synonyms }, { applicationId, index, host, writeKey }).catch(
    ({ status, message }: Error & { status?: number }) => {
      throw problem(
        `the provider ${status === undefined ? 'could not be used' : `answered ${status}`}: ${message}`,
        'Check the network, ALGOLIA_APP_ID, and that ALGOLIA_WRITE_KEY has the rights addObject, deleteIndex and ' +
          'editSettings; then try again. Readers still find what they found before.',
      );
    },
  );
  console.log(`Replaced ${target} with ${amount}.`);
}
