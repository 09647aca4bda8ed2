/** Marks the element between header and footer. Its value is the route of the page. */
export const frameMarker = 'data-frame';
/** On that element: the label of the current link in the navbar. */
export const navbarLabelMarker = 'data-section';

/** Marks a sidebar. Its value is a hash of its content. */
export const sidebarMarker = 'data-sidebar-id';

/** On a sidebar, the address of the link to mark, and whether it represents a page without a link. */
export const currentMarker = 'data-current';
export const withinMarker = 'data-within';

/** Marks the template with a whole sidebar, for all pages that have it. Its value is that of {@link sidebarMarker}. */
export const wholeSidebarMarker = 'data-whole-sidebar';

/** Marks the element around the text of a page. Its value is the route of the page. */
export const textMarker = 'data-text';

/** Marks the element that loads the main script. Its value is the name of the build. */
export const buildMarker = 'data-build';
/** On that element: the addresses of all styles except the shared ones. */
export const stylesMarker = 'data-styles';
