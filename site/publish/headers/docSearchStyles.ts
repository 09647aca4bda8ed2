import { hasDocSearch, type Settings } from '../../settings/schema';

/** What stands in the one `<style>` that DocSearch puts into a page: in the logo of Algolia. */
const logo = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** The styles that the policy has to know beside those of the pages. */
export const docSearchStyles = (settings: Settings): Set<string> =>
  new Set(hasDocSearch(settings) ? [logo] : []);
