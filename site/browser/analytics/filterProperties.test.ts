import fc from 'fast-check';
import { expect, test } from 'vitest';

import { filterProperties } from './filterProperties';

const own = { $pathname: '/cli/sync', helpful: 'yes' };

test('an event has its address and the properties from the site', () => {
  expect(filterProperties({ token: 'key', $pathname: '/elsewhere' }, own)).toEqual({ token: 'key', ...own });
});

test('an event keeps the properties that the receiver needs', () => {
  const found = { token: 'key', distinct_id: 'a', $process_person_profile: false, $session_id: 'b' };
  expect(filterProperties(found, own)).toMatchObject(found);
});

test('whatever the library collects about a visitor, only a few known properties leave the browser', () => {
  const name = fc.oneof(
    fc.string(),
    fc.constantFrom('$device_id', '$raw_user_agent', '$timezone', '$referrer', 'utm_term'),
  );
  fc.assert(
    fc.property(fc.dictionary(name, fc.string()), (found) => {
      const sent = Object.keys(filterProperties(found, own));
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
