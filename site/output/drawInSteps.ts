import { join } from 'node:path';

import { build } from 'esbuild';

import { contentMarker } from '../theme/navigation/pageDocuments';
import type { FinishingStep } from './finishPage';
import { target } from './lightScript';

const entry = join(import.meta.dirname, '..', 'theme', 'light', 'drawInSteps.ts');

/** Bundles the script that has a slow machine draw a page in steps. */
export async function bundleStepsScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]!.text.trim();
}

/** Puts the script of {@link bundleStepsScript} at the end of the head of a page that has content. */
export const drawInSteps =
  (script: string): FinishingStep =>
  (html) =>
    html.includes(contentMarker)
      ? html.replace('</head>', () => `<script>${script}</script>\n</head>`)
      : html;
