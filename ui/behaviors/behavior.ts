/** The document in which a behavior is mounted, and for how long. */
export interface BehaviorScope {
  document: Document;
  /** Ends every listener when the behaviors are unmounted. */
  signal: AbortSignal;
}

/** Services that the site provides, since the design system never touches the network. */
export interface BehaviorServices {
  /** Fetches a text. Rejects if that fails. */
  fetchText: (address: string) => Promise<string>;
}

/** The scope of a behavior that needs services. */
export type ServiceScope = BehaviorScope & { services: BehaviorServices };

/** A component's behavior in a browser. Listens to the whole document, for markup that is added later. */
export type Behavior<Scope = BehaviorScope> = (scope: Scope) => void;
