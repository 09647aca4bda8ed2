/** A step that a built page goes through, from HTML to HTML. Knows the page's file, from the folder of the site. */
export type FinishingStep = (html: string, file: string) => string;
