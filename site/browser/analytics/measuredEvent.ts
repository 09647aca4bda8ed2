/** Something to be counted. */
export interface MeasuredEvent {
  name: string;
  /** Where it happened: address of the page without query and hash. */
  address: string;
  /** When it happened. */
  at: Date;
  /** What else is told about it. */
  properties: Record<string, string>;
}
