/** A feature in built code that some browsers of the floor lack. */
export interface Finding {
  /** What it is called in the compatibility data: `css.properties.content-visibility`. */
  feature: string;
  /** From line 1. */
  line: number;
  /** Which browsers have it, and since when: "Safari 18". */
  since: string[];
}
