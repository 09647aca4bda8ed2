import type { Problem } from '../../problem';
import type {
  EnumDeclaration,
  FieldDeclaration,
  FileDeclaration,
  MessageDeclaration,
  NumberRange,
} from '../source/declarations';
import { integerValue, maxFieldNumber } from '../source/readDeclarations';
import { show, type Token } from '../source/tokens';

type Report = (token: Token, message: string, fix: string) => void;

/** Checks what a file declares by itself: its syntax, numbers and reservations. Names and types are checked elsewhere. */
export function checkFile(file: FileDeclaration): Problem[] {
  const problems: Problem[] = [];
  const report: Report = ({ line, column }, message, fix) =>
    problems.push({ file: file.file, line, column, message, fix });
  checkSyntax(file, report);
  const checkAll = (messages: MessageDeclaration[], enums: EnumDeclaration[]) => {
    for (const declaration of enums) checkEnum(declaration, file, report);
    for (const message of messages) {
      checkMessage(message, report);
      checkAll(message.messages, message.enums);
    }
  };
  checkAll(file.messages, file.enums);
  return problems;
}

const editions = ['2023', '2024'];

function checkSyntax({ syntax, syntaxToken }: FileDeclaration, report: Report): void {
  if (syntaxToken === undefined || ['proto2', 'proto3', ...editions].includes(syntax)) return;
  report(
    syntaxToken,
    `found ${show(syntaxToken)}, expected "proto2" or "proto3", or one of the editions ${editions.map((edition) => JSON.stringify(edition)).join(' and ')}.`,
    'Write `syntax = "proto3";` or `edition = "2023";`.',
  );
}

function checkMessage(message: MessageDeclaration, report: Report): void {
  const name = message.name.text;
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

function checkFieldNumber({ name, number: token }: FieldDeclaration, report: Report): void {
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

function checkEnum(declaration: EnumDeclaration, file: FileDeclaration, report: Report): void {
  const [first] = declaration.values;
  if (first === undefined) {
    report(
      declaration.name,
      `the enum "${declaration.name.text}" has no value; expected at least one.`,
      'Add a value.',
    );
    return;
  }
  if (
    file.syntax !== 'proto2' &&
    integerValue(first.number.text) !== 0 &&
    !isClosed(declaration) &&
    !isClosed(file)
  ) {
    report(
      first.number,
      `the first value of the enum "${declaration.name.text}" is ${first.number.text}; expected 0.`,
      `Put a value such as ${declaration.name.text.toUpperCase()}_UNSPECIFIED = 0 first.`,
    );
  }
  const alias = declaration.options.some(
    ({ path, value }) => path[0]?.name === 'allow_alias' && value.kind === 'name' && value.text === 'true',
  );
  const byNumber = new Map<number, Token>();
  for (const { name, number: token } of declaration.values) {
    const number = integerValue(token.text);
    if (!Number.isInteger(number) || number < -0x80000000 || number > 0x7fffffff) {
      report(
        token,
        `the value "${name.text}" is ${token.text}; expected a number that fits into 32 bits.`,
        'Choose another number.',
      );
    }
    const earlier = byNumber.get(number);
    if (earlier && !alias) {
      report(
        token,
        `the value "${name.text}" is ${number}, which "${earlier.text}" of the same enum is already (line ${earlier.line}).`,
        'Choose another number, or allow it with `option allow_alias = true;`.',
      );
    }
    byNumber.set(number, earlier ?? name);
    checkReserved(name, number, token, declaration, report);
  }
}

/** An enum of an edition may be closed, like one of proto2: then it may begin with any number. */
const isClosed = ({ options }: Pick<EnumDeclaration, 'options'>) =>
  options.some(
    ({ path, value }) =>
      path.at(-1)?.name === 'enum_type' && value.kind === 'name' && value.text === 'CLOSED',
  );

function checkReserved(
  name: Token,
  number: number,
  token: Token,
  { reserved }: MessageDeclaration | EnumDeclaration,
  report: Report,
): void {
  for (const reservation of reserved) {
    if ('name' in reservation) {
      if (reservation.name !== name.text) continue;
      report(
        name,
        `the name "${name.text}" is reserved (line ${reservation.token.line}).`,
        'Choose another name.',
      );
    } else if (number >= reservation.from && number <= reservation.to) {
      report(
        token,
        `"${name.text}" has the number ${number}, which is reserved (line ${reservation.token.line}).`,
        'Choose another number.',
      );
    }
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
