import type { Message, ProtoFile, Reference } from './model';
import { eachMessage } from './symbols';

/** Counts what files declare, all together. Extensions are not among the fields. */
export function countSymbols(files: ProtoFile[]) {
  const messages: Message[] = [];
  for (const file of files) eachMessage(file, (message) => void messages.push(message));
  const services = files.flatMap((file) => file.services);
  const enums = [...files, ...messages].flatMap((scope) => scope.enums);
  return {
    services: services.length,
    rpcs: services.flatMap(({ rpcs }) => rpcs).length,
    messages: messages.length,
    fields: messages.flatMap(({ fields }) => fields).length,
    enums: enums.length,
    values: enums.flatMap(({ values }) => values).length,
  };
}

/** What each file declares, by path, and all files together. */
export function countsByFile({ files }: Reference): Record<string, ReturnType<typeof countSymbols>> {
  return Object.fromEntries([
    ...files.map((file) => [file.path, countSymbols([file])] as const),
    ['all files', countSymbols(files)],
  ]);
}
