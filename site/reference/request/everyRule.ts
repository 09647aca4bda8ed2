/** Rules of each type, as they are written behind its name. */
const rules: Record<string, string> = {
  string:
    'const: "a"; len: 2; min_len: 2; max_len: 3; len_bytes: 4; min_bytes: 2; max_bytes: 5; pattern: "^[a-z]+$"; ' +
    'pattern: "(?i)^a.c$"; pattern: "[[:alpha:]]\\\\d"; pattern: "^\\\\S+$"; prefix: "a"; suffix: "b"; contains: "b"; not_contains: "a"; in: ["a", "ab"]; ' +
    'not_in: ["a", ""]; email: true; hostname: true; ip: true; ipv4: true; ipv6: true; uri: true; uri_ref: true; ' +
    'address: true; uuid: true; tuuid: true; ulid: true; ip_with_prefixlen: true; ipv4_with_prefixlen: true; ' +
    'ipv6_with_prefixlen: true; ip_prefix: true; ipv4_prefix: true; ipv6_prefix: true; host_and_port: true; ' +
    'protobuf_fqn: true; protobuf_dot_fqn: true; well_known_regex: KNOWN_REGEX_HTTP_HEADER_NAME; ' +
    'well_known_regex: KNOWN_REGEX_HTTP_HEADER_VALUE; well_known_regex: KNOWN_REGEX_HTTP_HEADER_VALUE, strict: false',
  bytes: 'len: 4; min_len: 2; max_len: 5; ip: true; ipv4: true; ipv6: true; uuid: true; pattern: "^a"',
  bool: 'const: true; const: false',
  int32:
    'const: 1; gt: 0; gte: 1; lt: 5; lte: 5; gt: 1, lt: 10; gte: 10, lte: 2; gt: 10, lt: 2; in: [1, 2]; not_in: [0, 1]',
  sint32: 'gt: -5, lte: 5',
  sfixed32: 'gte: 2',
  uint32: 'gte: 1, lte: 100',
  fixed32: 'lt: 10',
  int64: 'gt: 0; gte: -3, lt: 100; in: [1, 9223372036854775807]',
  sint64: 'not_in: [0]',
  uint64: 'gte: 2; lt: 18446744073709551615',
  fixed64: 'lte: 10',
  sfixed64: 'const: 7',
  float: 'gt: 0; gte: 0, lte: 100; finite: true; const: 0.5',
  double: 'lt: 0; gt: -1.5, lt: 99.5; finite: true; in: [0.5, 1]',
  Level: 'defined_only: true; const: 1; in: [1]; not_in: [0]',
  'google.protobuf.Timestamp':
    'gt_now: true; lt_now: true; within: {seconds: 3600}; lt: {seconds: 0}; gte: {seconds: 100}; gt_now: true, within: {seconds: 31536000}',
  'google.protobuf.Duration':
    'const: {seconds: 5}; gt: {seconds: 0}; gte: {seconds: 10}, lt: {seconds: 100}; in: [{seconds: 1}, {seconds: 2}]; not_in: [{seconds: 0}]',
  'google.protobuf.FieldMask': 'in: ["name"]; not_in: ["a"]; const: {paths: ["name"]}',
  'google.protobuf.Any':
    'in: ["type.googleapis.com/google.protobuf.Duration"]; not_in: ["type.googleapis.com/google.protobuf.Duration"]',
  'google.protobuf.StringValue': 'min_len: 2; uuid: true',
  'google.protobuf.Int64Value': 'gt: 5',
};

const kinds: Record<string, string> = {
  Level: 'enum',
  'google.protobuf.Timestamp': 'timestamp',
  'google.protobuf.Duration': 'duration',
  'google.protobuf.FieldMask': 'field_mask',
  'google.protobuf.Any': 'any',
  'google.protobuf.StringValue': 'string',
  'google.protobuf.Int64Value': 'int64',
};

/** Fields of a type with each of its rules, in a message for each way to write a field. */
function messagesOf(type: string, index: number): string {
  const kind = kinds[type] ?? type;
  const each = rules[type]!.split('; ').map((rule) => `{${kind}: {${rule}}}`);
  const field = (label: string, rule: string, number: number) =>
    `${label}${type} f${number} = ${number} [(buf.validate.field) = ${rule}];`;
  const message = (name: string, label: string, write: (rule: string) => string) =>
    `message ${name}${index} { ${each.map((rule, at) => field(label, write(rule), at + 1)).join('\n')} }`;
  const added = (more: string) => (rule: string) => `${rule.slice(0, -1)}, ${more}}`;
  return [
    message('Plain', '', (rule) => rule),
    message(
      'Optional',
      kinds[type]?.length === undefined || kind === 'enum' ? 'optional ' : '',
      (rule) => rule,
    ),
    message('Required', '', added('required: true')),
    message('Unset', '', added('ignore: IGNORE_IF_ZERO_VALUE')),
    message('Never', '', added('ignore: IGNORE_ALWAYS')),
    message('Many', 'repeated ', (rule) => `{repeated: {min_items: 1, max_items: 2, items: ${rule}}}`),
    `message ByKey${index} { ${each.map((rule, at) => `map<string, ${type}> f${at + 1} = ${at + 1} [(buf.validate.field) = {map: {max_pairs: 2, values: ${rule}}}];`).join('\n')} }`,
  ].join('\n');
}

/** A definition with every rule of protovalidate, in every place that a rule can stand in. */
export const everyRule = `syntax = "proto3";
  import "buf/validate/validate.proto";
  import "google/protobuf/any.proto";
  import "google/protobuf/duration.proto";
  import "google/protobuf/field_mask.proto";
  import "google/protobuf/timestamp.proto";
  import "google/protobuf/wrappers.proto";
  enum Level { LEVEL_NONE = 0; LEVEL_LOW = 1; LEVEL_HIGH = 2; }
  ${Object.keys(rules).map(messagesOf).join('\n')}
  message Unique {
    repeated string a = 1 [(buf.validate.field).repeated.unique = true];
    repeated int64 b = 2 [(buf.validate.field).repeated = {unique: true, min_items: 1}];
    repeated Level c = 3 [(buf.validate.field).repeated.unique = true];
    map<string, Level> d = 4 [(buf.validate.field).map = {min_pairs: 1, keys: {string: {min_len: 2}}}];
    map<int32, Unique> e = 5 [(buf.validate.field).map.keys.int32.gt = 3];
  }
  message Choice {
    option (buf.validate.message).oneof = {fields: ["x", "y"], required: true};
    option (buf.validate.message).oneof = {fields: ["y", "z"]};
    oneof one { option (buf.validate.oneof).required = true; string a = 1 [(buf.validate.field).string.min_len = 2]; Choice b = 2; }
    oneof two { int32 c = 3 [(buf.validate.field).int32.gt = 5]; bool d = 4; }
    string x = 5 [(buf.validate.field).string.min_len = 3];
    optional int32 y = 6;
    repeated string z = 7 [(buf.validate.field).repeated.min_items = 2];
    Choice must = 8 [(buf.validate.field).required = true];
  }
  message Expressed {
    option (buf.validate.message).cel = {id: "a", message: "a", expression: "(!has(this.inner) || has(this.inner.name)) ? size(this.names) > 0 : true"};
    option (buf.validate.message).cel = {id: "b", expression: "this.count > 10 && this.big < 100u ? 'too much' : ''"};
    option (buf.validate.message).cel = {id: "c", message: "c", expression: "this.names.all(name, name.startsWith('a')) || this.level == 1"};
    option (buf.validate.message).cel = {id: "d", message: "d", expression: "this.labels.exists(key, this.labels[key] == key) == false"};
    option (buf.validate.message).cel = {id: "e", message: "e", expression: "!(this.inner.name in ['abc', 'a']) && this.ratio * 2.0 <= 1e3"};
    option (buf.validate.message).cel = {id: "f", message: "f", expression: "this.names.filter(n, n.size() > 2).size() == this.names.map(n, n + 'x').filter(n, size(n) > 3).size()"};
    option (buf.validate.message).cel_expression = "this.wait < duration('100s')";
    option (buf.validate.message).cel_expression = "this.count % 7 != 3 && -this.count <= 1000";
    Inner inner = 1;
    repeated string names = 2 [(buf.validate.field).repeated.items.cel = {id: "item", message: "item", expression: "this != 'abc'"}];
    int32 count = 3 [(buf.validate.field).cel = {id: "count", message: "count", expression: "this != 41"}];
    uint64 big = 4;
    Level level = 5;
    map<string, string> labels = 6 [(buf.validate.field).cel = {id: "labels", message: "labels", expression: "size(this) < 3"}];
    double ratio = 7;
    google.protobuf.Duration wait = 8;
  }
  message Inner { optional string name = 1 [(buf.validate.field).cel = {id: "name", message: "name", expression: "this.matches('^[a-z]*$') || this.contains('1')"}]; }
  message Ignored { Inner inner = 1 [(buf.validate.field).ignore = IGNORE_ALWAYS]; repeated Inner list = 2 [(buf.validate.field).repeated.items.ignore = IGNORE_ALWAYS]; }
`;
