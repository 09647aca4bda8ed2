import { part } from '../../behaviors/part';

/** The list of the site's sections, in the bar and in the drawer. Not found by its label, which may be translated. */
export const sectionList = part('data-sections', 'The list of sections of the site');
