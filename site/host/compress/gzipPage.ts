import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';

/** The first bytes of a file of gzip: packed by deflate, of no time and no system (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** How far back deflate looks for what stood before. */
const reach = 32_768;

/** What pages have in common, packed, by its text: for as long as the thread lives. */
const packed = new Map<string, Buffer>();

/**
 * Packs a file as gzip. Of a page, the scripts and styles in its head are packed once for all pages that have the same: they are
 * half of it.
 */
export function gzipPage(content: Buffer, level: number): Buffer {
  const begin = content.indexOf('<script>');
  const end = content.lastIndexOf('</style>', content.indexOf('</head>'));
  if (begin === -1 || end < begin) return gzipSync(content, { level });
  const toGoOn = { level, finishFlush: constants.Z_SYNC_FLUSH };
  const text = content.toString('latin1', begin, end);
  let common = packed.get(text);
  if (!common) packed.set(text, (common = deflateRawSync(content.subarray(begin, end), toGoOn)));
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(content), 0);
  trailer.writeUInt32LE(content.length, 4);
  return Buffer.concat([
    header,
    deflateRawSync(content.subarray(0, begin), toGoOn),
    common,
    deflateRawSync(content.subarray(end), {
      level,
      dictionary: content.subarray(Math.max(0, end - reach), end),
    }),
    trailer,
  ]);
}
