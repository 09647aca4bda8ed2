import { appMarker, contentMarker, dataMarker, type PageDocument } from '../theme/navigation/pageDocuments';

/** The element that React renders the content in is the only child of `<main>`. */
const content = new RegExp(`<div ${contentMarker}="[^"]*">([^]*)</div></main>`);
const data = new RegExp(`<script type="application/json" ${dataMarker}="">([^]*?)</script>`);
const app = new RegExp(`<template ${appMarker}="([^"]*)">`);

/** Tags of the head that belong to one page: those that `readPageDocument` takes from a document. */
const pageTags =
  /<title>[^]*?<\/title>|<meta (?:name="(?!viewport)|property=)[^>]*>|<link (?=[^>]*rel="(?:canonical|alternate)")[^>]*>|<script type="application\/ld\+json">[^]*?<\/script>/g;

/** What the browser fetches to navigate to a built page, or undefined when the HTML is no page of the site. */
export function pageDocumentOf(html: string): PageDocument | undefined {
  const page = data.exec(html)?.[1];
  if (page === undefined) return;
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    page: JSON.parse(page),
    content: content.exec(html)?.[1] ?? '',
    head: head.match(pageTags)?.join('') ?? '',
    build: app.exec(html)?.[1] ?? '',
  };
}
