/** Services that the host provides, since the design system never touches the network. */
export interface BehaviorServices {
  /** Fetches a text. Rejects if that fails. */
  fetchText: (address: string) => Promise<string>;
}

/** The document in which a behavior is mounted. */
export interface BehaviorScope {
  document: Document;
  services: BehaviorServices;
  /** Ends every listener when the behaviors are unmounted. */
  signal: AbortSignal;
}

/** A component's behavior in a browser. Listens to the whole document, for markup that is added later. */
export type Behavior = (scope: BehaviorScope) => void;
