/** Where a term occurs in a record, as bits. In the text: as a fragment of a word, or as a word, and the mask for both. */
export const inTextAsFragment = 1;
export const inTextAsWord = 2;
export const inText = 3;
/** The term is a keyword of the page. */
export const inKeywords = 4;
/** The term is a fragment of a word in the name. */
export const inNameFragment = 8;
/** The term is a word in the name. */
export const inName = 16;

/** The numbers of records in ascending order, each with the bits of the term. */
export type Postings = { record: number; bits: number }[];

// Numbers become single characters: a JSON string parses many times faster than an array, and compresses as well.
const firstCharacter = 0x23;
const surrogates = 0xd800;
const surrogateCount = 0x800;

/** Encodes the postings of a term as text: for each record, the distance from the previous one, and the bits. */
export function encodePostings(postings: Postings): string {
  let text = '';
  let previous = -1;
  for (const { record, bits } of postings) {
    text += encodeNumber(record - previous - 1) + encodeNumber(bits);
    previous = record;
  }
  return text;
}

/** Decodes postings, record by record. */
export function decodePostings(text: string, visit: (record: number, bits: number) => void): void {
  let record = -1;
  for (let index = 0; index < text.length;) {
    const distance = text.codePointAt(index)!;
    index += distance > 0xffff ? 2 : 1;
    record += decodeNumber(distance) + 1;
    visit(record, decodeNumber(text.charCodeAt(index)));
    index += 1;
  }
}

/** Number of records in the postings of a term, plus one for each gap of more than 60,000 records. */
export function countPostings(text: string): number {
  return text.length >> 1;
}

/** A number below 1,111,000 as one character. */
export function encodeNumber(number: number): string {
  const code = number + firstCharacter;
  return String.fromCodePoint(code < surrogates ? code : code + surrogateCount);
}

/** Decodes the number in a character. */
export function decodeNumber(code: number): number {
  return (code < surrogates ? code : code - surrogateCount) - firstCharacter;
}
