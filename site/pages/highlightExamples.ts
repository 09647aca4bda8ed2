import type { FileExamples } from '../reference/examples/examplesOf';
import { highlight } from '../markdown/highlight';
import type { HighlightedCode } from './referenceData';

/** The examples of a file as HTML. */
export interface HighlightedExamples {
  /** Calls with each tool and SDK, by the anchor of their method. */
  calls: Record<string, HighlightedCode[]>;
  /** Messages by their anchor. */
  messages: Record<string, string>;
}

/** Highlights the examples of a file. */
export async function highlightExamples(examples: FileExamples): Promise<HighlightedExamples> {
  const highlighted: HighlightedExamples = { calls: {}, messages: {} };
  for (const [anchor, snippets] of Object.entries(examples.calls)) {
    const tabs: HighlightedCode[] = [];
    for (const { label, code, language } of snippets)
      tabs.push({ label, html: await highlight(code, language) });
    highlighted.calls[anchor] = tabs;
  }
  for (const [anchor, json] of Object.entries(examples.messages))
    highlighted.messages[anchor] = await highlight(json, 'json');
  return highlighted;
}
