import { SampleForm } from '#ui';

import type { Sample } from '../../reference/examples/samplesOf';

/** Where the visitor says once which server and account the examples are for. What is typed stays in the tab. */
export function SampleSettings({ samples, tokenVariable }: { samples: Sample[]; tokenVariable: string }) {
  return (
    <SampleForm
      fields={samples}
      note={
        <>
          The examples follow, and take your API key from <code>{tokenVariable}</code>. What you type stays in
          this tab.
        </>
      }
    />
  );
}
