import { CrashPage, LoadError, RegionError } from '#ui';
import { template } from '#ui/behaviors';

import { useSettings } from './useSettings';

/** What a page may have to say when it goes wrong, with the network gone as well: markup that waits in it. */
export function Templates() {
  const { base } = useSettings();
  return (
    <>
      <template {...template.mark('load-error')}>
        <LoadError />
      </template>
      <template {...template.mark('crash-page')}>
        <CrashPage homeHref={base} />
      </template>
      <template {...template.mark('region-error')}>
        <RegionError />
      </template>
    </>
  );
}
