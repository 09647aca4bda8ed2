/** What behaviors need from the page that they are mounted in, and cannot do themselves: the design system knows no network. */
export interface BehaviorHost {
  /** Fetches a text. Rejects when it cannot be had. */
  readText: (address: string) => Promise<string>;
}

/** Where a behavior is mounted. */
export interface BehaviorScope {
  document: Document;
  host: BehaviorHost;
  /** Ends every listener when the behaviors are unmounted. */
  signal: AbortSignal;
}

/** What a component does in a browser. Listens to the whole document, for markup that arrives later. */
export type Behavior = (scope: BehaviorScope) => void;
