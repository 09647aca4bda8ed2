import { mountDialog } from './mountDialog';
import { SiteSearchDialog } from './SiteSearchDialog';

/** Opens the site's own dialog, or closes it. */
export const toggleSearch = mountDialog(SiteSearchDialog);
