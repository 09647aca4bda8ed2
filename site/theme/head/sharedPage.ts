import { absoluteAddress, type Origin } from '../../content/documents/withBase';
import type { PageFacts } from '../../pages/publicPages';
import { socialImageRoute, socialImageSize } from './routes';

/** The site, as far as those who share or list its pages are told of it. */
export interface SharingSite extends Origin {
  title: string;
  tagline: string;
  /** BCP 47. */
  language: string;
  /** Who publishes the site. @default nobody is named */
  publisher?: Publisher;
}

/** An organization. */
export interface Publisher {
  name: string;
  url: string;
  /** Addresses of its other places, such as the repository. */
  profiles: string[];
}

/** A page, as far as those who share or list it are told of it. */
export interface SharedPage {
  /** Address without base. */
  route: string;
  /** Name of the page in plain text. */
  title: string;
  description: string;
  facts: PageFacts;
  /** The way from the start of the section to the page; addresses carry the base. */
  trail: { label: string; href?: string }[];
  /** Who wrote it; addresses carry the base. */
  authors: { name: string; href?: string }[];
  /** What it is about. */
  keywords: string[];
}

/** A picture with its absolute address. */
interface SharedImage {
  url: string;
  alt: string;
  width?: number;
  height?: number;
}

/** The address under which search engines list the page. */
export const canonicalOf = ({ route, facts }: Pick<SharedPage, 'route' | 'facts'>, site: Origin) =>
  encodeURI(absoluteAddress(facts.canonical ?? route, site));

/** The picture that stands for the page. The size of a picture that a writer brought is not known. */
export function imageOf(
  { route, title, facts: { image, picturedAs = route } }: Pick<SharedPage, 'route' | 'title' | 'facts'>,
  site: SharingSite,
): SharedImage {
  if (image) return { url: absoluteAddress(image.src, site), alt: image.alt };
  return {
    url: encodeURI(absoluteAddress(socialImageRoute(picturedAs), site)),
    alt: route === '/' ? `${site.title}: ${site.tagline}` : `${title}, ${site.title}`,
    ...socialImageSize,
  };
}
