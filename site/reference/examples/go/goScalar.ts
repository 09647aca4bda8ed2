import { quotedBytes } from '../bytes';

const scalarTypes: Record<string, string> = {
  double: 'float64',
  float: 'float32',
  bytes: '[]byte',
  sint32: 'int32',
  sint64: 'int64',
  fixed32: 'uint32',
  fixed64: 'uint64',
  sfixed32: 'int32',
  sfixed64: 'int64',
};

/** Type of a scalar in Go. */
export const goScalarType = (type: string) => scalarTypes[type] ?? type;

/** Value of a scalar in Go. */
export function goScalar(type: string, value: string | number | boolean): string {
  if (type === 'bytes') return `[]byte(${quotedBytes(String(value))})`;
  return type === 'string' ? JSON.stringify(value) : String(value);
}
