/** A value of an expression. Numbers are doubles; integers, signed or not, are `bigint`. */
export type Value =
  bigint | number | string | boolean | null | Moment | Struct | Value[] | ReadonlyMap<string, Value>;

/** A duration, or a point in time. */
export interface Moment {
  kind: 'duration' | 'timestamp';
  nanos: bigint;
}

/** A message, of which an expression asks for fields. */
export interface Struct {
  kind: 'struct';
  /** What makes two of them the same. */
  identity: string;
  has: (name: string) => boolean;
  /** A field that is left out has the value that stands for that. Undefined for what is no field. */
  get: (name: string) => Value | undefined;
}
