import type { Problem } from '../../problem';
import type { EnumDeclaration, FileDeclaration, MessageDeclaration } from '../source/declarations';
import { show } from '../source/tokens';
import { checkEnum } from './checkEnum';
import { checkFields } from './checkFields';
import { checkFieldNumber, checkMessage } from './checkMessage';
import type { Report } from './checkReserved';

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
      checkFields(message, file, report);
      checkAll(message.messages, message.enums);
    }
  };
  checkAll(file.messages, file.enums);
  checkFields({ fields: [], extensions: file.extensions }, file, report);
  for (const extension of file.extensions) checkFieldNumber(extension, report);
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
