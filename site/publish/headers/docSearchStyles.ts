import { hasDocSearch, type Settings } from '../../settings/schema';

/** The `<style>` in Algolia's logo, the only one that DocSearch adds to a page. */
const logo = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** Styles of DocSearch, for the Content Security Policy. */
export const docSearchStyles = (settings: Settings): Set<string> =>
  new Set(hasDocSearch(settings) ? [logo] : []);
