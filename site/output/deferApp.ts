import { createHash } from 'node:crypto';

import { appMarker } from '../theme/navigation/pageDocuments';
import type { FinishingStep } from './finishPage';

const deferred = /[ \t]*<script defer[^>]*><\/script>\n?/g;

/**
 * Puts the scripts of the app into a template, where they wait until the reader means to do something, and
 * the one script that starts them in their place.
 *
 * @param lightScript Address of that script.
 */
export function deferApp(lightScript: string): FinishingStep {
  return (html) => {
    const scripts = (html.match(deferred) ?? []).map((script) => script.trim()).join('');
    const build = createHash('sha256').update(scripts).digest('hex').slice(0, 10);
    return html
      .replace(deferred, '')
      .replace(
        '</head>',
        `<script type="module" src="${lightScript}"></script>\n<template ${appMarker}="${build}">${scripts}</template>\n</head>`,
      );
  };
}
