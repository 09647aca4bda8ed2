import {
  buildMarker,
  frameMarker,
  sectionMarker,
  type PageDocument,
} from '../browser/navigation/pageDocument';

/** Tags of the head that differ between pages: those that `pageShown` reads from the document. */
const pageTags =
  /<title>[^]*?<\/title>|<meta (?:name="(?!viewport|theme-color)|property=)[^>]*>|<link (?=[^>]*rel="(?:canonical|alternate)")[^>]*>|<script type="application\/ld\+json">[^]*?<\/script>/g;

const versions = /<details [^>]*data-version-menu=[^>]*>([^]*?)<\/details>/;

/** The data that the browser fetches for a navigation to a built page. */
export function pageDocumentOf(html: string): PageDocument {
  const start = html.indexOf(`<div ${frameMarker}="`);
  const head = html.slice(0, html.indexOf('</head>'));
  // The footer of the site follows the frame; an article can have one as well.
  const frame = html.slice(start, html.lastIndexOf('<footer'));
  const tag = frame.slice(0, frame.indexOf('>'));
  return {
    route: decode(attribute(tag, frameMarker) ?? ''),
    head: head.match(pageTags)?.join('') ?? '',
    frame,
    section: decode(attribute(tag, sectionMarker)),
    versions: versions.exec(html)?.[1] ?? '',
    build: attribute(head, buildMarker) ?? '',
  };
}

const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];

/** Decodes an attribute that React wrote. */
const decode = <Text extends string | undefined>(text: Text) =>
  text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&') as Text;
