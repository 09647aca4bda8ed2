import { DomUtils, parseDocument } from 'htmlparser2';

import {
  buildMarker,
  frameMarker,
  sectionMarker,
  type PageDocument,
} from '../browser/navigation/pageDocument';

/** Tags of the head that differ between pages: those that `pageShown` reads from the document. */
const pageTags =
  /<title>[^]*?<\/title>|<meta (?:name="(?!viewport|theme-color)|property=)[^>]*>|<link (?=[^>]*rel="(?:canonical|alternate)")[^>]*>|<script type="application\/ld\+json">[^]*?<\/script>/g;

const versions = /<details [^>]*data-menu="versions"[^>]*>([^]*?)<\/details>/;

/** The data that the browser fetches for a navigation to a built page. */
export function pageDocumentOf(html: string): PageDocument {
  const head = html.slice(0, html.indexOf('</head>'));
  // The footer of the site follows the frame; an article can have one as well.
  const frame = html.slice(html.indexOf(`<div ${frameMarker}="`), html.lastIndexOf('<footer'));
  const tag = parseDocument(frame.slice(0, frame.indexOf('>') + 1));
  const { attribs } = DomUtils.getElementsByTagName('div', tag)[0]!;
  return {
    route: attribs[frameMarker]!,
    head: head.match(pageTags)?.join('') ?? '',
    frame,
    section: attribs[sectionMarker],
    versions: versions.exec(html)?.[1] ?? '',
    build: new RegExp(`\\b${buildMarker}="([^"]*)"`).exec(head)?.[1] ?? '',
  };
}
