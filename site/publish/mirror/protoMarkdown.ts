/** A file of the interface definitions, and the page that shows it. */
export interface ProtoFile {
  /** As imports name it. */
  path: string;
  source: string;
  /** Absolute address of the page. */
  address: string;
  /** Markdown about a method, by its anchor. @default none */
  notes?: Record<string, string>;
}

/** The page of a `.proto` file as Markdown: the file itself, shorter for a machine than the page and exact, and the notes on its methods. */
export function protoMarkdown({ path, source, address, notes = {} }: ProtoFile): string {
  const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const name = path.replace(/^.*\//, '');
  const { origin } = new URL(address);
  const methods = Object.entries(notes).filter(([, text]) => text !== '');
  return [
    `# ${name}`,
    `Imported as \`${path}\`, shown at ${address}.`,
    `${fence}proto\n${source.trim()}\n${fence}`,
    ...methods.map(([anchor, text]) => `## ${anchor}\n\n${text.replaceAll('](/', `](${origin}/`)}`),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
