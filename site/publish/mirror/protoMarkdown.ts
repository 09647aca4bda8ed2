/** A file of the interface definitions, and the page that shows it. */
export interface ProtoFile {
  /** As imports name it. */
  path: string;
  source: string;
  /** Absolute address of the page. */
  address: string;
}

/** The page of a `.proto` file as Markdown: the file itself, which is shorter for a machine than the page and exact. */
export function protoMarkdown({ path, source, address }: ProtoFile): string {
  const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const name = path.replace(/^.*\//, '');
  return `# ${name}\n\nImported as \`${path}\`, shown at ${address}.\n\n${fence}proto\n${source.trim()}\n${fence}\n`;
}
