import { escapeMarkup } from '../escapeMarkup';
import type { Settings } from '../settings/schema';

/** Address of the description in the output, without base. */
export const openSearchRoute = '/opensearch.xml';

/** Longest name that browsers have to show. Characters. */
const longestName = 16;

/** The description by which browsers add the site to their searches, as OpenSearch 1.1 has it. */
export function openSearchDescription({ title, tagline, address, base, language }: Settings): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeMarkup(title.slice(0, longestName).trim())}</ShortName>`,
    `  <LongName>${escapeMarkup(`${title} documentation`)}</LongName>`,
    `  <Description>${escapeMarkup(tagline)}</Description>`,
    `  <Url type="text/html" method="get" template="${escapeMarkup(`${address}${base}search?q={searchTerms}`)}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeMarkup(`${address}${base}${openSearchRoute.slice(1)}`)}"/>`,
    `  <Language>${escapeMarkup(language)}</Language>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
