import type { FieldDeclaration, MessageDeclaration, NumberRange } from '../source/declarations';
import { integerValue, maxFieldNumber } from '../source/integerValue';
import { checkRanges, checkReserved, type Report } from './checkReserved';

/** Checks the numbers of fields and extensions, and that no oneof is empty. What is nested is not checked. */
export function checkMessage(message: MessageDeclaration, report: Report): void {
  const name = message.name.text;
  checkRanges([...message.reserved, ...message.extensionRanges], report);
  const byNumber = new Map<number, FieldDeclaration>();
  for (const field of message.fields) {
    const number = integerValue(field.number.text);
    checkFieldNumber(field, report);
    const first = byNumber.get(number);
    if (first) {
      report(
        field.number,
        `the field "${field.name.text}" has the number ${number}, which "${first.name.text}" of the same message has already (line ${first.name.line}).`,
        `Give it a number that is free in ${name}, such as ${freeNumber(message)}.`,
      );
    } else byNumber.set(number, field);
    checkReserved(field.name, number, field.number, message, report);
    const range = message.extensionRanges.find(({ from, to }) => number >= from && number <= to);
    if (range) {
      report(
        field.number,
        `the field "${field.name.text}" has the number ${number}, which is kept for extensions (line ${range.token.line}).`,
        'Choose a number outside the range.',
      );
    }
  }
  for (const oneof of message.oneofs) {
    if (message.fields.some((field) => field.oneof === oneof.name.text)) continue;
    report(
      oneof.name,
      `the oneof "${oneof.name.text}" has no field; expected at least one.`,
      'Add a field, or remove it.',
    );
  }
  for (const extension of message.extensions) checkFieldNumber(extension, report);
}

/** Checks that the number of a field or an extension is one that fields can have. */
export function checkFieldNumber({ name, number: token }: FieldDeclaration, report: Report): void {
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
