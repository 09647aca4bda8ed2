import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { format } from 'oxfmt';

import style from '../../.oxfmtrc.json';
import { toDesignTokens } from './toDesignTokens';

/** `npm run tokens`: writes `tokens.json`, the tokens as design tools read them. */
const file = fileURLToPath(new URL('tokens.json', import.meta.url));
const { code } = await format(file, JSON.stringify(toDesignTokens()), style);
await writeFile(file, code);
