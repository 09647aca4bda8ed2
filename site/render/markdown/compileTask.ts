import type { UserConfig } from '@rspress/core';
import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import { RouteService } from '@rspress/core/dist/node/route/RouteService.js';

import { markdownOptions } from './markdownOptions';
import type { KnownData } from './remarkDocument';

/** A page, in the form that Rspress takes for one that does not lie under the content root. */
export interface AdditionalPage {
  routePath: string;
  /** Absolute path of its module. */
  filepath: string;
}

/** A page to make a module of. */
export interface CompileTask {
  /** The whole file. */
  source: string;
  /** Its absolute path. */
  filepath: string;
  /** What the site knows about the page. */
  data: KnownData | undefined;
}

/** The site that the pages belong to. */
export interface CompiledSite {
  /** Absolute path of the content. */
  root: string;
  base: string;
  lang: string;
  route: UserConfig['route'];
  additional: AdditionalPage[];
}

/** The pages of the site, for as long as the thread lives. */
let routes: Promise<RouteService> | undefined;

/** Makes a module of a page on a thread of its own, as Rspress would on the first one. */
export default async function compileTask(
  { source, filepath, data }: CompileTask,
  { root, base, additional, ...config }: CompiledSite,
): Promise<string> {
  const markdown = markdownOptions(root, { dataOf: () => data, base });
  routes ??= RouteService.create({ scanDir: root, config, externalPages: additional });
  return compile({
    source,
    filepath,
    docDirectory: root,
    config: { ...config, base, markdown },
    routeService: await routes,
    pluginDriver: null,
  });
}
