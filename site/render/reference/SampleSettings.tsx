import { SampleForm } from '#ui';

import type { Sample } from '../../reference/examples/samplesOf';

/** Where the visitor says once which server and account the examples are for. What is typed stays in the tab. */
export function SampleSettings({ samples }: { samples: Sample[] }) {
  return <SampleForm fields={samples} note="The examples follow. What you type stays in this tab." />;
}
