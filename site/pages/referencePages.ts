import { hash } from 'node:crypto';
import { basename } from 'node:path';

import type { ListedSymbol } from '#ui';

import { fencesIn } from '../content/documents/blocksIn';
import { addressesIn } from '../content/links/addressesIn';
import { methodAddressOf } from '../content/fences/checkRequestFences';
import type { Document } from '../content/documents/readDocument';
import { linkToFile, referenceGroup } from '../content/referenceGroup';
import type { Content } from '../content/readContent';
import { withBase } from '../content/links/withBase';
import { noMemo } from '../memo';
import { exampleJson, fileExamples } from '../reference/examples/fileExamples';
import { serviceName } from '../reference/examples/symbolNames';
import { exampleValuesOf } from '../reference/examples/exampleValuesOf';
import type { ProtoFile, Reference } from '../reference/model';
import { getOwn } from '../reference/getOwn';
import { withoutPackage } from '../reference/read/symbolTable';
import { apiRoute, referenceRoute, referenceDescription } from '../reference/referenceRoute';
import { requestFileOf } from '../reference/requestFile';
import type { TypeRegistry } from '../reference/request/requestSchema';
import { typesOf } from '../reference/request/schemaOf';
import { symbolsOf } from '../reference/symbols';
import { highlightExample } from './highlightExample';
import type { MethodData, Page, PagesOptions, ReferenceData } from './pageData';

/** Links to all symbols of a reference by their full names. Their labels leave out the package. */
export function listedSymbols(reference: Reference | undefined, base: string): Map<string, ListedSymbol> {
  const listed = new Map<string, ListedSymbol>();
  for (const file of reference?.files ?? []) {
    const { href } = linkToFile(file, base);
    for (const { symbol } of symbolsOf(file)) {
      const { fullName, anchor } = symbol;
      listed.set(fullName, { name: withoutPackage(fullName, file.package), href: `${href}#${anchor}` });
    }
  }
  return listed;
}

/** A page for each file. It links to guides, the documents that link to its methods. */
export async function referencePages(
  content: Pick<Content, 'reference' | 'documents' | 'sidebars' | 'commitTimes'>,
  options: PagesOptions,
): Promise<Page[]> {
  const { reference, documents, sidebars, commitTimes } = content;
  if (!reference) return [];
  const { settings, now, depth, memo = noMemo } = options;
  const { base } = settings;
  const { clients, root, sidebar, sourceUrl, sourceLines, methods: methodSettings } = settings.reference!;
  const types = typesOf(reference);
  const guides = guidesByTarget(documents);
  // Without the last group, the list of files: each page has one with its own methods.
  const groups = (sidebars.byName.get(sidebar) ?? []).slice(0, -1);
  const links = reference.files.map((file) => linkToFile(file, base));
  const pages: Page[] = [];
  for (const [index, file] of reference.files.entries()) {
    const route = referenceRoute(file.path);
    const { fetchedFiles, methods, messages } = await memo(
      `examples of ${file.path}`,
      [reference, now.getTime(), depth],
      () => examplesAndForms(file, types, options),
    );
    const withNotes = methods.map(({ method, ...data }): [string, MethodData] => {
      const facts = getOwn(getOwn(methodSettings, serviceName(method)) ?? {}, method.name);
      const notes = notesOf(facts, guides.get(`${route}#${method.anchor}`));
      return [method.anchor, { ...data, group: facts?.group, notes }];
    });
    const protoFile = `${root}/${file.path}`;
    pages.push({
      fetchedFiles,
      sidebar: [...groups, referenceGroup(reference, base, file)],
      data: {
        route,
        title: basename(file.path),
        description: referenceDescription(file),
        section: 'API reference',
        titleStyle: 'code',
        kind: 'reference',
        reference: {
          file,
          sourceHref: sourceUrl?.replace('{file}', file.path),
          sourceLines: sourceLines[file.path],
          methods: Object.fromEntries(withNotes),
          messages,
          clients,
        },
        navigation: {
          trail: [{ label: 'API', href: withBase('/api', base) }, links[index]!],
          previous: links[index - 1],
          next: links[index + 1],
          file: protoFile,
        },
        metadata: { modified: commitTimes.get(protoFile) },
      },
    });
  }
  return pages;
}

/** Links to the guides that link to a place of the reference or send it a request, by its address without base. */
function guidesByTarget(documents: Document[]): Map<string, Set<string>> {
  const guides = new Map<string, Set<string>>();
  for (const { route, frontMatter, tree } of documents) {
    if (/^\/api(\/|$)/.test(route)) continue;
    const link = `[${frontMatter.sidebarLabel ?? frontMatter.title}](${route})`;
    const urls = addressesIn(tree).map(({ url }) => url);
    for (const target of [...urls, ...fencesIn(tree, 'json').map(methodAddressOf)]) {
      if (target?.startsWith(`${apiRoute}/`)) guides.set(target, (guides.get(target) ?? new Set()).add(link));
    }
  }
  return guides;
}

/** The role, errors, and guides of a method. */
function notesOf(
  facts?: { role: string; errors?: Record<string, string> },
  guides = new Set<string>(),
): MethodData['notes'] {
  const errors = Object.entries(facts?.errors ?? {}).map(([code, text]) => `\`${code}\`: ${text}`);
  const notes = [
    { term: 'Role', texts: facts ? [facts.role] : [] },
    { term: 'Errors', texts: errors },
    { term: 'Guides', texts: guides.size > 0 ? [[...guides].join(', ')] : [] },
  ];
  return notes.filter(({ texts }) => texts.length > 0);
}

/** All highlighted examples on the page of a file, and the data that the forms of its methods fetch. */
async function examplesAndForms(
  file: ProtoFile,
  types: TypeRegistry,
  { settings, now, depth }: PagesOptions,
) {
  const { clients } = settings.reference!;
  const options = { types, clients, now };
  const exampleValues = exampleValuesOf(clients);
  const { snippets, messages }: ReturnType<typeof fileExamples> =
    depth === 'frontMatter' ? { snippets: {}, messages: {} } : fileExamples(file, options);
  const fetchedFiles = new Map<string, string>();
  const methods = file.services
    .flatMap(({ methods }) => methods)
    .map(async (method) => {
      const form = JSON.stringify(requestFileOf(method, { ...options, protoPath: file.path }));
      // The name changes when the content does.
      const path = `/static/requests/${method.fullName}.${hash('sha256', form).slice(0, 10)}.json`;
      fetchedFiles.set(path, form);
      const colored = (snippets[method.anchor] ?? []).map(
        async ({ label, code, highlightLanguage, fields }) => ({
          label,
          html: await highlightExample(code, highlightLanguage, exampleValues),
          fields,
        }),
      );
      return {
        method,
        examples: [
          { term: 'Request', json: exampleJson(method.request.name, options).text },
          { term: 'Response', json: exampleJson(method.response.name, options).text },
        ],
        snippets: await Promise.all(colored),
        formHref: withBase(path, settings.base),
      };
    });
  const coloredMessages: ReferenceData['messages'] = {};
  for (const [anchor, { text, fields }] of Object.entries(messages)) {
    coloredMessages[anchor] = { html: await highlightExample(text, 'json', exampleValues), fields };
  }
  return { fetchedFiles, methods: await Promise.all(methods), messages: coloredMessages };
}
