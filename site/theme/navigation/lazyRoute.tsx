import { createElement, use, type ComponentType } from 'react';

/** A page's module, loaded when it is first asked for. */
interface PageModule {
  default: ComponentType<Record<string, unknown>> & {
    /** Brings what the page needs beside its module, before it is shown. */
    prepare?: () => Promise<void>;
  };
}

/**
 * The component of a route whose module is loaded on demand. Rspress's route table is built with this in
 * place of `react-lazy-with-preload`, which keeps a failed load forever: here a load that failed is
 * forgotten, so that asking again tries again.
 *
 * While the module loads, the component suspends; when it cannot be loaded, the component throws to the
 * boundary around it. A module that is there renders at once.
 */
export function lazyWithPreload(load: () => Promise<PageModule>) {
  let loaded: PageModule | undefined;
  let pending: Promise<PageModule> | undefined;

  const preload = (): Promise<PageModule> => {
    pending ??= load()
      .then(async (module) => {
        await module.default.prepare?.();
        return (loaded = module);
      })
      .catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
    return pending;
  };

  function Route(props: Record<string, unknown>) {
    const { default: Page } = loaded ?? use(preload());
    return createElement(Page, props);
  }
  return Object.assign(Route, { preload });
}
