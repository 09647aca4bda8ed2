import { basename } from 'node:path';

import type { SidebarGroup } from '#ui';

import type { ProtoFile, ProtoSymbol, Reference, Service } from '../reference/model';
import { referenceRoute } from '../reference/referenceRoute';
import { withBase } from './links/withBase';

const codeLink = (name: string, href: string) => ({ label: `\`${name}\``, href });

/** A link to the page of a file. */
export const linkToFile = ({ path }: ProtoFile, base: string) =>
  codeLink(basename(path), withBase(referenceRoute(path), base));

/** The files of the reference as a sidebar group, each with its services; only the current file lists methods. */
export function referenceGroup(reference: Reference, base: string, current?: ProtoFile): SidebarGroup {
  const items = reference.files.map((file) => {
    const page = linkToFile(file, base);
    const itemOf = ({ name, anchor }: ProtoSymbol) => codeLink(name, `${page.href}#${anchor}`);
    const methodsOf = ({ methods }: Service) => (file === current ? methods.map(itemOf) : undefined);
    return {
      ...page,
      items: file.services.map((service) => ({ ...itemOf(service), items: methodsOf(service) })),
    };
  });
  return { heading: 'Interface definitions', items };
}
