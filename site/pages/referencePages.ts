import { hash } from 'node:crypto';
import { basename } from 'node:path';

import type { ListedSymbol } from '#ui';

import { fencesIn } from '../content/documents/blocksIn';
import { addressesIn } from '../content/links/addressesIn';
import { methodOfFence } from '../content/fences/checkRequestFences';
import type { Document } from '../content/documents/parseDocument';
import { linkToFile, referenceGroup } from '../content/referenceGroup';
import type { Content } from '../content/readContent';
import { withBase } from '../content/links/withBase';
import { noMemo } from '../memo';
import { exampleJson, fileExamples } from '../reference/examples/examplesOf';
import { samplesOf } from '../reference/examples/samplesOf';
import type { ProtoFile, Reference } from '../reference/model';
import { getOwn } from '../reference/getOwn';
import { apiRoute, referenceRoute, referenceDescription } from '../reference/referenceRoute';
import { requestFileOf } from '../reference/request/requestFile';
import { typesOf } from '../reference/request/schemaOf';
import { symbolsOf } from '../reference/symbols';
import type { Settings } from '../settings/schema';
import { exampleCode } from './exampleCode';
import type { MethodData, Page, PagesOptions, ReferenceData } from './pageData';

/** Links to all symbols of a reference by their full names. Their labels leave out the package. */
export function listedSymbols(reference: Reference | undefined, base: string): Map<string, ListedSymbol> {
  const listed = new Map<string, ListedSymbol>();
  for (const file of reference?.files ?? []) {
    for (const { fullName, anchor } of symbolsOf(file)) {
      const name = file.package === '' ? fullName : fullName.slice(file.package.length + 1);
      listed.set(fullName, { name, href: `${withBase(referenceRoute(file.path), base)}#${anchor}` });
    }
  }
  return listed;
}

/** A page for each file. Guides, the documents that link to a method, are named there. */
export async function referencePages(
  { reference, documents, placed, updated }: Pick<Content, 'reference' | 'documents' | 'placed' | 'updated'>,
  { settings, now, depth, memo = noMemo }: PagesOptions,
): Promise<Page[]> {
  if (!reference) return [];
  const { base } = settings;
  const { clients } = settings.reference!;
  const exampleOptions = { types: typesOf(reference), clients, now };
  const guides = guidesByTarget(documents);
  // Without the list of files, which each page has with its own methods.
  const groups = (placed.sidebars.get(settings.reference!.sidebar) ?? []).slice(0, -1);
  const links = reference.files.map((file) => linkToFile(file, base));
  const pages: Page[] = [];
  for (const [index, file] of reference.files.entries()) {
    const { forms, examples } = memo(`examples of ${file.path}`, [reference, now.getTime(), depth], () => ({
      forms: requestForms(file, exampleOptions),
      examples: depth === 'frontMatter' ? { calls: {}, messages: {} } : examplesOf(file, exampleOptions),
    }));
    const { calls, messages } = await examples;
    const source = `${settings.reference!.root}/${file.path}`;
    pages.push({
      files: new Map([...forms.values()].map(({ path, text }) => [path, text])),
      data: {
        route: referenceRoute(file.path),
        title: basename(file.path),
        description: referenceDescription(file),
        section: 'API reference',
        titleStyle: 'code',
        kind: 'reference',
        reference: {
          file,
          sourceHref: settings.reference!.sourceUrl?.replace('{file}', file.path),
          sourceLines: settings.reference!.sourceLines[file.path],
          methods: methodsOf(file, { settings, guides, calls, forms, ...exampleOptions }),
          messages,
          samples: samplesOf(clients),
          tokenVariable: clients.tokenVariable,
        },
        navigation: {
          sidebar: [...groups, referenceGroup(reference, base, file)],
          trail: [{ label: 'API', href: withBase('/api', base) }, links[index]!],
          previous: links[index - 1],
          next: links[index + 1],
          source,
        },
        facts: { modified: updated.get(source) },
      },
    });
  }
  return pages;
}

/** Links to the guides that name a place of the reference or send a request to it, by its address without base. */
function guidesByTarget(documents: Document[]): Map<string, Set<string>> {
  const guides = new Map<string, Set<string>>();
  for (const { route, frontMatter, tree } of documents) {
    if (/^\/api\b/.test(route)) continue;
    const link = `[${frontMatter.sidebarLabel ?? frontMatter.title}](${route})`;
    const urls = addressesIn(tree).map(({ url }) => url);
    for (const target of [...urls, ...fencesIn(tree, 'json').map(methodOfFence)]) {
      if (target?.startsWith(`${apiRoute}/`)) guides.set(target, (guides.get(target) ?? new Set()).add(link));
    }
  }
  return guides;
}

interface MethodsOptions extends ExampleOptions {
  settings: Settings;
  guides: Map<string, Set<string>>;
  calls: Record<string, MethodData['calls']>;
  forms: ReturnType<typeof requestForms>;
}

/** What pages show of the methods of a file, by their anchors. */
function methodsOf({ path, services }: ProtoFile, options: MethodsOptions) {
  const { settings, guides, calls, forms } = options;
  const methods: ReferenceData['methods'] = {};
  for (const { name, rpcs } of services) {
    for (const rpc of rpcs) {
      const facts = getOwn(getOwn(settings.reference!.methods, name) ?? {}, rpc.name);
      const links = [...(guides.get(`${referenceRoute(path)}#${rpc.anchor}`) ?? [])];
      const errors = Object.entries(facts?.errors ?? {}).map(([code, text]) => `\`${code}\`: ${text}`);
      const notes = [
        { term: 'Role', texts: facts ? [facts.role] : [] },
        { term: 'Errors', texts: errors },
        { term: 'Guides', texts: links.length > 0 ? [links.join(', ')] : [] },
      ];
      methods[rpc.anchor] = {
        group: facts?.group,
        notes: notes.filter(({ texts }) => texts.length > 0),
        examples: [
          { term: 'Request', json: exampleJson(rpc.request.name, options).text },
          { term: 'Response', json: exampleJson(rpc.response.name, options).text },
        ],
        calls: calls[rpc.anchor] ?? [],
        formAddress: withBase(forms.get(rpc.anchor)!.path, settings.base),
      };
    }
  }
  return methods;
}

type ExampleOptions = Parameters<typeof fileExamples>[1];

/** The data for the forms of methods, by their anchors. The names of the files change with their content. */
function requestForms({ path: file, services }: ProtoFile, options: ExampleOptions) {
  const forms = new Map<string, { path: string; text: string }>();
  for (const rpc of services.flatMap(({ rpcs }) => rpcs)) {
    const text = JSON.stringify(requestFileOf(rpc, { ...options, file }));
    const version = hash('sha256', text).slice(0, 10);
    forms.set(rpc.anchor, { path: `/static/requests/${rpc.fullName}.${version}.json`, text });
  }
  return forms;
}

/** The examples of a file in colors, with marks on what the visitor can replace. */
async function examplesOf(file: ProtoFile, options: ExampleOptions) {
  const samples = samplesOf(options.clients);
  const examples = fileExamples(file, options);
  const calls: MethodsOptions['calls'] = {};
  for (const [anchor, snippets] of Object.entries(examples.calls)) {
    calls[anchor] = await Promise.all(
      snippets.map(async ({ label, code, language, fields }) => ({
        label,
        html: await exampleCode(code, language, samples),
        fields,
      })),
    );
  }
  const messages: ReferenceData['messages'] = {};
  for (const [anchor, { text, fields }] of Object.entries(examples.messages)) {
    messages[anchor] = { html: await exampleCode(text, 'json', samples), fields };
  }
  return { calls, messages };
}
