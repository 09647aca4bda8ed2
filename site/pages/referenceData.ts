import type { Sample } from '../reference/examples/samplesOf';
import type { ProtoFile } from '../reference/model';

/** Code that was highlighted at build. */
export interface HighlightedCode {
  label: string;
  /** What stands inside `<code>`. */
  html: string;
}

/** Everything that the page of one file is drawn from. Used on the server only. */
export interface ReferenceData {
  file: ProtoFile;
  /** Path under which the site lies, with both slashes. */
  base: string;
  /** Where a line of the file can be seen; undefined when the source is nowhere. */
  sourceHref?: string;
  /** What of the examples the visitor can replace. */
  samples: Sample[];
  /** Environment variable that the examples take the API key from. */
  tokenVariable: string;
  /** Calls by the anchor of their method. */
  calls: Record<string, HighlightedCode[]>;
  /** Addresses of what the desk of a method needs, by the anchor of the method. */
  desks: Record<string, string>;
  /** Messages as JSON, highlighted, by anchor. */
  messages: Record<string, string>;
}
