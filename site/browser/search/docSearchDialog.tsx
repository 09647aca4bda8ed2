import { mountDialog } from './mountDialog';
import { SiteDocSearchDialog } from './SiteDocSearchDialog';

/** Opens DocSearch's dialog, or closes it. */
export const toggleSearch = mountDialog(SiteDocSearchDialog);
