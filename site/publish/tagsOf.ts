import { Parser } from 'htmlparser2';

/** An opening tag as it stands in a page. */
export interface Tag {
  /** Name of the element, in small letters. */
  name: string;
  attributes: Record<string, string>;
  /** Whether the head of the page holds it. */
  inHead: boolean;
  /** Source of a script or a style. */
  source: string;
}

/** The opening tags of a page, in their order, with their attributes decoded. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let inHead = false;
  let open: Tag | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head') inHead = true;
      const tag = { name, attributes, inHead, source: '' };
      tags.push(tag);
      open = name === 'script' || name === 'style' ? tag : undefined;
    },
    ontext(text) {
      if (open) open.source += text;
    },
    onclosetag(name) {
      if (name === 'head') inHead = false;
      open = undefined;
    },
  });
  parser.end(html);
  return tags;
}
