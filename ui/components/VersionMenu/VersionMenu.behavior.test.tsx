import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { stayOnPage } from '../../../.storybook/stayOnPage';
import { captureEvents, show } from '../../behaviors/fixtures/testing';
import { VersionMenu } from './VersionMenu';

const versions = [
  { name: 'current', label: 'Version 2', href: '#2', current: true },
  { name: '1', label: 'Version 1', href: '#1' },
];

test('a chosen version is emitted, also from a menu that arrives later', async () => {
  onTestFinished(stayOnPage());
  const events = captureEvents('ui:version');
  const place = show(<VersionMenu versions={versions} />);
  for (let turn = 0; turn < 2; turn++) {
    await page.getByText('Version 2').first().click();
    await page.getByRole('link', { name: 'Version 1' }).click();
    const markup = place.innerHTML;
    place.innerHTML = '';
    place.innerHTML = markup;
  }
  expect(events).toEqual([{ name: '1' }, { name: '1' }]);
});
