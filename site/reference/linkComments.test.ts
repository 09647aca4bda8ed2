import { expect, test } from 'vitest';

import { referenceOf } from './fixtures/sourceOf';
import { commentText } from './parseComment';
import { referenceDescription } from './referenceRoute';
import { typesOf } from './request/schemaOf';

const shop = `syntax = "proto3"; package shop.v1; import "google/protobuf/timestamp.proto";
  // An item.
  message Item { string name = 1; enum State { STATE_NONE = 0; STATE_SOLD = 1; } message Price {} }
  service Items { rpc GetItem(Item) returns (Item); }
`;

/** The parsed comment of a message in another file, next to the definitions of a shop. */
function commentOf(comment: string): string {
  const other = `syntax = "proto3"; package shop.v1;\n/*\n${comment}\n*/\nmessage Order { string id = 1; }`;
  const { files } = referenceOf({ 'shop.proto': shop, 'a/order.proto': other });
  return files[0]!.messages[0]!.comment;
}

const at = (anchor: string, file = 'shop.proto') => `(</api/${file}#${anchor}>)`;

test('references to symbols are links, whatever their text', () => {
  expect(commentOf('See [the item][shop.v1.Item].')).toBe(`See [the item]${at('item')}.`);
  expect(commentOf('See [`Item`][shop.v1.Item], *[its name][shop.v1.Item.name]*.')).toBe(
    `See [\`Item\`]${at('item')}, *[its name]${at('item.name')}*.`,
  );
  expect(commentOf('[Item][] and [GetItem][Items.GetItem]')).toBe(
    `[Item]${at('item')} and [GetItem]${at('items.getitem')}`,
  );
  expect(commentOf('[sold][shop.v1.Item.State.STATE_SOLD], [sold][shop.v1.Item.STATE_SOLD]')).toBe(
    `[sold]${at('item.state.state_sold')}, [sold]${at('item.state.state_sold')}`,
  );
  expect(commentOf('[Order.id][shop.v1.Order.id], [id][]')).toBe(
    `[Order.id]${at('order.id', 'a/order.proto')}, [id]${at('order.id', 'a/order.proto')}`,
  );
  expect(commentOf('The words of a\n[reference]\n[shop.v1.Item] on two lines.')).toBe(
    `The words of a\n[reference]${at('item')} on two lines.`,
  );
});

test('a type that every tree can import links to its page, and names from other packages are text', () => {
  expect(commentOf('[a time][google.protobuf.Timestamp]')).toBe(
    '[a time](<https://protobuf.dev/reference/protobuf/google.protobuf/#timestamp>)',
  );
  expect(commentOf('[Money][google.type.Money] or `a[i][b.c]` or a[i][j]')).toBe(
    'Money or `a[i][b.c]` or a[i][j]',
  );
});

test('a reference link has the address that the comment defines', () => {
  const text = 'See [the guide][g], [Item][g] and [g].\n\n[g]: https://example.com/a_(b) "Title"';
  expect(commentOf(text)).toBe(
    'See [the guide](<https://example.com/a_(b)>), [Item](<https://example.com/a_(b)>) and [g](<https://example.com/a_(b)>).',
  );
  expect(commentText({ comment: commentOf(text) })).toBe('See the guide, Item and g.');
});

test('forms and descriptions, which do not render links, keep the link text', () => {
  const reference = referenceOf({
    'shop.proto': shop.replace(
      'string name',
      '\n// See [the item][Item] and [this](https://example.com).\nstring name',
    ),
  });
  const { comment } = typesOf(reference).messages['shop.v1.Item']!.fields[0]!;
  expect(comment).toBe('See the item and [this](https://example.com).');
  expect(referenceDescription({ path: 'a.proto', comment: `About [items]${at('item')}.` })).toBe(
    'About items.',
  );
});
