import type { BuildCache } from '../../cache';
import { codeHash } from '../../codeHash';
import type { FileExamples } from '../../reference/examples/examplesOf';
import type { HighlightedCode } from '../reference/referenceData';
import { highlight } from '../code/highlight';

/** Where the code lies that highlights, from `site/`. */
const code = ['render/pages/highlightExamples.ts', 'render/code/*.ts', 'reference/examples/jsonInShell.ts'];

/** The examples of a file as HTML. */
export interface HighlightedExamples {
  /** Calls with each tool and SDK by the anchor of their method. */
  calls: Record<string, HighlightedCode[]>;
  /** Messages by their anchor. */
  messages: Record<string, string>;
}

/** Highlights the examples of a file, unless an earlier build has highlighted the same. */
export async function highlightExamples(
  examples: FileExamples,
  cache: BuildCache,
): Promise<HighlightedExamples> {
  const html = await cache.of([codeHash(code), JSON.stringify(examples)], async () => {
    const highlighted: HighlightedExamples = { calls: {}, messages: {} };
    for (const [anchor, snippets] of Object.entries(examples.calls)) {
      const tabs: HighlightedCode[] = [];
      for (const snippet of snippets) {
        tabs.push({ label: snippet.label, html: await highlight(snippet.code, snippet.language) });
      }
      highlighted.calls[anchor] = tabs;
    }
    for (const [anchor, json] of Object.entries(examples.messages)) {
      highlighted.messages[anchor] = await highlight(json, 'json');
    }
    return Buffer.from(JSON.stringify(highlighted));
  });
  return JSON.parse(html.toString()) as HighlightedExamples;
}
