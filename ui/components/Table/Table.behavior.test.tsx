import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

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
