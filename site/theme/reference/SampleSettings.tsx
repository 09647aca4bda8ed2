import { SampleForm } from '#ui';

import { sampleDefaults } from './samples';

/** Where the visitor says once which server and account the examples are for. What is typed stays in the tab. */
export function SampleSettings() {
  return (
    <SampleForm
      fields={[
        { name: 'address', label: 'Base URL', value: sampleDefaults.address },
        { name: 'account', label: 'Account id', value: sampleDefaults.account },
      ]}
      note="The examples follow. What you type stays in this tab."
    />
  );
}
