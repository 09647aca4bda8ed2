import fc from 'fast-check';
import { expect, test } from 'vitest';

import { shapeProperties } from './shapeProperties';

const site = { address: 'https://docs.example.com/cli/sync', properties: { helpful: 'yes' } };

test('an event says where it happened and what the site says itself', () => {
  expect(shapeProperties({ token: 'key', $pathname: '/elsewhere' }, site)).toEqual({
    token: 'key',
    $current_url: 'https://docs.example.com/cli/sync',
    $host: 'docs.example.com',
    $pathname: '/cli/sync',
    helpful: 'yes',
  });
});

test('an event keeps what the receiver needs', () => {
  const found = { token: 'key', distinct_id: 'a', $process_person_profile: false, $session_id: 'b' };
  expect(shapeProperties(found, site)).toMatchObject(found);
});

test('whatever the library finds out about a visitor, the same few names leave the browser', () => {
  const name = fc.oneof(
    fc.string(),
    fc.constantFrom('$device_id', '$raw_user_agent', '$timezone', '$referrer', 'utm_term'),
  );
  fc.assert(
    fc.property(fc.dictionary(name, fc.string()), (found) => {
      const sent = Object.keys(shapeProperties(found, site));
      expect(
        sent.filter(
          (sentName) =>
            !/^(token|distinct_id|helpful)$|^\$(process_person_profile|session_id|lib|lib_version|browser|os|device_type|referring_domain|current_url|host|pathname)$/.test(
              sentName,
            ),
        ),
      ).toEqual([]);
    }),
  );
});
