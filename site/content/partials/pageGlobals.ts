/** Names that a page can use without defining them: every supported version of Node.js and every browser has them. */
export const pageGlobals: ReadonlySet<string> = new Set(
  `AggregateError Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError
  Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl JSON Map Math NaN Number Object
  Promise Proxy RangeError ReferenceError Reflect RegExp Set String Symbol SyntaxError TypeError URIError Uint16Array
  Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI decodeURIComponent encodeURI
  encodeURIComponent globalThis isFinite isNaN parseFloat parseInt undefined TextDecoder TextEncoder URL URLSearchParams
  atob btoa console structuredClone`.split(/\s+/),
);
