import { parseArgs } from 'node:util';

import { SiteError } from '../problem';
import { explainPushError } from '../search/hosted/explainPushError';
import { batchSize, pushRecords } from '../search/hosted/pushRecords';
import { readRecords } from '../search/readRecords';
import { readSynonyms } from '../search/readSynonyms';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';
import { report } from './report';

// Sends the search records of the built site to the hosted provider. Without `--yes` it says what it would send. `--from
// FOLDER` names the built site.
await run().catch(report);

async function run() {
  const { yes, from } = readOptions();
  const settings = readSettings(input, 'site/settings/site.ts');
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
  const place = `the index "${index}" of the application ${applicationId}${host ? ` at ${host}` : ''}`;
  const amount = [
    `${counted(records.length, 'record')} in ${counted(Math.ceil(records.length / batchSize), 'request')}`,
    counted(synonyms.length, 'synonym'),
  ].join(' and ');
  if (!yes) {
    console.log(
      `Would replace ${place} with ${amount}.\nNothing was sent. Send it: npm run search:push -- --yes`,
    );
    return;
  }
  const writeKey = process.env.ALGOLIA_WRITE_KEY?.trim();
  if (!writeKey) {
    throw problem(
      'the environment variable ALGOLIA_WRITE_KEY is not set.',
      'Set it to a key with the rights addObject, deleteIndex and editSettings. It is read from the environment only.',
    );
  }
  const target = { applicationId, index, host, writeKey };
  await pushRecords({ records, synonyms }, target).catch((error: unknown) => {
    throw explainPushError(error, target);
  });
  console.log(`Replaced ${place} with ${amount}.`);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function readOptions(): { yes: boolean; from: string } {
  try {
    const { values } = parseArgs({ options: { yes: { type: 'boolean' }, from: { type: 'string' } } });
    return { yes: values.yes ?? false, from: values.from ?? 'dist' };
  } catch (error) {
    throw problem(
      (error as Error).message,
      'Known options: --yes sends the records, --from FOLDER names the built site.',
    );
  }
}

function problem(message: string, fix: string): SiteError {
  return new SiteError([{ file: 'npm run search:push', message, fix }]);
}
