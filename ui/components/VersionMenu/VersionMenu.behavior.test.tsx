import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { stayOnPage } from '../../../.storybook/stayOnPage';
import { captureEvents, show } from '../../behaviors/fixtures/testing';
import { VersionMenu } from './VersionMenu';

const versions = [
  { name: 'current', label: 'Version 2', href: '#2', current: true },
  { name: '1', label: 'Version 1', href: '#1' },
];

test('a version that is chosen is told; one that arrives later as well', async () => {
  onTestFinished(stayOnPage());
  const told = captureEvents('ui:version');
  const place = show(<VersionMenu versions={versions} />);
  for (let turn = 0; turn < 2; turn++) {
    await page.getByText('Version 2').first().click();
    await page.getByRole('link', { name: 'Version 1' }).click();
    const markup = place.innerHTML;
    place.innerHTML = '';
    place.innerHTML = markup;
  }
  expect(told).toEqual([{ name: '1' }, { name: '1' }]);
});
