/** A text whose words are not ours to choose. */
export interface Exception {
  file: string;
  /** The whole paragraph, heading or cell as it reads. */
  text: string;
  /** Why it stays. */
  reason: string;
}

/** Texts that may say what no other may. */
export const exceptions: Exception[] = [
  {
    file: 'content/usecases.mdx',
    text: 'Easily reproduce Production bugs locally',
    reason: 'The start page and other sites link to its anchor.',
  },
];
