import type { FieldDeclaration, MessageDeclaration, NumberRange } from '../source/declarations';
import { integerValue, maxFieldNumber } from '../source/literals';
import { checkRanges, checkReserved, type Report } from './checkReserved';

/** Checks the numbers of fields and extensions, and that no oneof is empty. What is nested is not checked. */
export function checkMessage(message: MessageDeclaration, report: Report): void {
  const { fields, oneofs, extensions, reserved, extensionRanges } = message;
  const numbers = fields.map((field) => checkFieldNumber(field, report));
  if (new Set(numbers).size < numbers.length) reportDoubled(message, report);
  if (reserved.length > 0 || extensionRanges.length > 0) checkKept(message, report);
  for (const oneof of oneofs) {
    if (fields.some((field) => field.oneof === oneof.name.text)) continue;
    report(
      oneof.name,
      `the oneof "${oneof.name.text}" has no field; expected at least one.`,
      'Add a field, or remove it.',
    );
  }
  for (const extension of extensions) checkFieldNumber(extension, report);
}

/** Checks that the number of a field or an extension is one that fields can have, and returns it. */
export function checkFieldNumber({ name, number: token }: FieldDeclaration, report: Report): number {
  const number = integerValue(token.text);
  if (number >= 19000 && number <= 19999) {
    report(
      token,
      `the field "${name.text}" has the number ${token.text}; 19000 to 19999 belong to the protobuf implementation.`,
      'Choose another number.',
    );
  } else if (!Number.isInteger(number) || number < 1 || number > maxFieldNumber) {
    report(
      token,
      `the field "${name.text}" has the number ${token.text}; expected one from 1 to ${maxFieldNumber}.`,
      'Choose another number.',
    );
  }
  return number;
}

function reportDoubled(message: MessageDeclaration, report: Report): void {
  const byNumber = new Map<number, FieldDeclaration>();
  for (const field of message.fields) {
    const number = integerValue(field.number.text);
    const first = byNumber.get(number);
    if (first) {
      report(
        field.number,
        `the field "${field.name.text}" has the number ${number}, which "${first.name.text}" of the same message has already (line ${first.name.line}).`,
        `Give it a number that is free in ${message.name.text}, such as ${freeNumber(message)}.`,
      );
    } else byNumber.set(number, field);
  }
}

/** Checks what a message keeps from use, and that none of its fields uses it. */
function checkKept(message: MessageDeclaration, report: Report): void {
  const { fields, reserved, extensionRanges } = message;
  checkRanges([...reserved, ...extensionRanges], report);
  for (const field of fields) {
    const number = integerValue(field.number.text);
    checkReserved(field.name, number, field.number, message, report);
    const range = extensionRanges.find(({ from, to }) => number >= from && number <= to);
    if (!range) continue;
    report(
      field.number,
      `the field "${field.name.text}" has the number ${number}, which is kept for extensions (line ${range.token.line}).`,
      'Choose a number outside the range.',
    );
  }
}

function freeNumber({ fields, reserved, extensionRanges }: MessageDeclaration): number {
  const taken = (number: number) =>
    fields.some((field) => integerValue(field.number.text) === number) ||
    [...reserved.filter((range): range is NumberRange => 'from' in range), ...extensionRanges].some(
      ({ from, to }) => number >= from && number <= to,
    );
  let number = 1;
  while (taken(number)) number++;
  return number;
}
