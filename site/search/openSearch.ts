import { escapeMarkup } from '../escapeMarkup';
import type { Settings } from '../settings/schema';

/** Address of the description in the output, without base. */
export const openSearchRoute = '/opensearch.xml';

/** Longest name that browsers have to show, in characters. */
const maxName = 16;

/** The description by which browsers add the site to their searches, as OpenSearch 1.1 has it. */
export function openSearchDescription({ title, tagline, address, base, language }: Settings): string {
  const root = escapeMarkup(`${address}${base}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeMarkup(title.slice(0, maxName).trim())}</ShortName>
  <LongName>${escapeMarkup(`${title} documentation`)}</LongName>
  <Description>${escapeMarkup(tagline)}</Description>
  <Url type="text/html" method="get" template="${root}search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${root}${openSearchRoute.slice(1)}"/>
  <Language>${escapeMarkup(language)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`;
}
