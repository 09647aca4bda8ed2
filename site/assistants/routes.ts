/** Address without base at which assistants ask. */
export const assistantsRoute = '/mcp';

/** Address without base of what answers are made from, in addition to search index and pages. */
export const assistantsFileRoute = '/assistants.json';
