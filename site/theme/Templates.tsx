import { CrashPage, LoadError, PageFrame, RegionError } from '#ui';

import { useSettings } from './useSettings';

/** What a page may have to say when it goes wrong, with the network gone as well: markup that waits in it. */
export function Templates() {
  const { base } = useSettings();
  return (
    <>
      <template data-template="load-error">
        <PageFrame>
          <LoadError />
        </PageFrame>
      </template>
      <template data-template="crash-page">
        <CrashPage homeHref={base} />
      </template>
      <template data-template="region-error">
        <RegionError />
      </template>
    </>
  );
}
