declare module 'virtual:changes' {
  import type { Change } from '../ui/foundations/changesIn';

  /** Latest first. */
  const changes: Change[];
  export default changes;
}
