import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { format, resolveConfig } from 'prettier';

import { toDesignTokens } from './toDesignTokens';

/** `npm run tokens`: writes `tokens.json`, the tokens as design tools read them. */
const file = fileURLToPath(new URL('tokens.json', import.meta.url));
const options = await resolveConfig(file);
await writeFile(file, await format(JSON.stringify(toDesignTokens()), { ...options, filepath: file }));
