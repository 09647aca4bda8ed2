import type { Code, Paragraph } from 'mdast';

const attribute = /(?:^|\s)try="([^"]*)"/;

/** The method that a fence is a request of: its address, as a link has it. Undefined for other fences. */
export const methodOfFence = ({ lang, meta }: Pick<Code, 'lang' | 'meta'>): string | undefined =>
  lang === 'json' ? attribute.exec(meta ?? '')?.[1] : undefined;

/** What stands behind the language of a fence, without the method. */
export const metaWithoutMethod = ({ meta }: Pick<Code, 'meta'>): string =>
  (meta ?? '').replace(attribute, '').trim();

/** What leads from a fence to the form of its method. */
export const requestLead = (url: string): Paragraph => ({
  type: 'paragraph',
  children: [
    { type: 'link', url, children: [{ type: 'text', value: 'Change this request, check it and send it' }] },
  ],
});
