import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { show } from '../../behaviors/testing';
import { Link } from '../Link/Link';
import { Table } from './Table';

test('on a phone, a link that fills its cell is a target of 24 pixels, and its neighbor is not nearer', async () => {
  await page.viewport(390, 844);
  const place = show(
    <Table>
      <tbody>
        {['The first', 'The second, long enough for more than one line of a narrow window'].map((name) => (
          <tr key={name}>
            <td>
              <Link href="#a">{name}</Link>
            </td>
            <td>
              <Link href="#b">
                <code>job.proto</code>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>,
  );
  const boxes = [...place.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
  const gaps = boxes.slice(1).map(({ top }, index) => top - boxes[index]!.bottom);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});

test('going back with Shift+Tab, a link is clear of the sticky head', async () => {
  await page.viewport(1280, 500);
  const place = show(
    <Table>
      <thead>
        <tr>
          <th>Page</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: 40 }, (_, index) => (
          <tr key={index}>
            <td>
              See <Link href={`#${index}`}>the page {index}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>,
  );
  const head = place.querySelector('th')!;
  const links = [...place.querySelectorAll('a')];
  links.at(-1)!.focus();
  for (const link of links.toReversed().slice(1, 30)) {
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(link);
    expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
  }
});
