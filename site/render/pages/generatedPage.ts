import type { PageData } from '../markdown/remarkDocument';

/** A page that no writer wrote. */
export interface GeneratedPage {
  /** Address without base. */
  route: string;
  /** Its text in MDX. */
  source: string;
  /** What its reader fetches later: texts by the paths of their files in the built site. @default none */
  files?: ReadonlyMap<string, string>;
  /** What the page carries with it. */
  data: PageData;
}
