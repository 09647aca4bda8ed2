import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { show } from '../../behaviors/fixtures/testing';
import { Link } from '../Link/Link';
import { Table } from './Table';

test('on a phone, a link that fills its cell is a target of 24 pixels, with space around it', async () => {
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

test('after Shift+Tab, the focused link is not below the sticky header', async () => {
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

test('a last column of sentences is not a sliver next to another one', async () => {
  await page.viewport(1280, 800);
  const sentence = 'The API asked for the namespace, and got no answer that it could use at this address. ';
  const place = show(
    <div style={{ width: 660 }}>
      <Table columns={3}>
        <tbody>
          <tr>
            <td>Message</td>
            <td>{sentence.repeat(2)}</td>
            <td>{sentence.repeat(2)}</td>
          </tr>
        </tbody>
      </Table>
    </div>,
  );
  const [, cause, fix] = [...place.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().width);
  expect(cause! / fix!).toBeLessThan(2.2);
});

/** A table with seven columns, which is wider than 600 pixels. */
const wideTable = () => (
  <div style={{ width: 600 }}>
    <Table columns={7} label="What works">
      <tbody>
        <tr>
          <td>Capability</td>
          {['Postgres', 'MySQL', 'SQL Server', 'MongoDB', 'DynamoDB', 'S3'].map((name) => (
            <td key={name} data-label={name}>
              <code>{`only_with_${name.replace(' ', '_')}`}</code>
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  </div>
);

test('a wide table keeps its first column visible, and fades where it is cut off', async () => {
  await page.viewport(1280, 800);
  const place = show(wideTable());
  const box = place.querySelector('[role="group"]')!;
  const name = place.querySelector('td')!;
  const before = name.getBoundingClientRect().left;
  expect(getComputedStyle(box).maskImage).toContain('100% - 28px');
  box.scrollLeft = box.scrollWidth;
  expect(name.getBoundingClientRect().left).toBe(before);
  expect(name.nextElementSibling!.getBoundingClientRect().left).toBeLessThan(before);
  expect(getComputedStyle(name).backgroundColor).toBe(getComputedStyle(document.body).backgroundColor);
  const [cells, edge] = [place.querySelectorAll('td'), box.getBoundingClientRect().right];
  const last = document.createRange();
  last.selectNodeContents(cells[6]!);
  // The end of the last column is clear of the fade.
  expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(edge - 27);
});

test('on a phone, the cells of a wide table are below each other with the names of their columns', async () => {
  await page.viewport(390, 844);
  const place = show(wideTable());
  const cells = [...place.querySelectorAll('td')];
  const tops = cells.map((cell) => cell.getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(7);
  expect(getComputedStyle(cells[1]!, '::before').content).toContain('Postgres: ');
});
