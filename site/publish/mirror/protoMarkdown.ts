import type { MethodData } from '../../pages/pageData';

/** A file of the interface definitions, and the page that shows it. */
interface SourcePage {
  /** As imports name it. */
  path: string;
  source: string;
  /** Absolute address of the page. */
  address: string;
  /** Its methods by anchor. @default none */
  methods?: Record<string, Pick<MethodData, 'notes'> & Partial<Pick<MethodData, 'examples'>>>;
}

/**
 * The page of a `.proto` file as Markdown: the file itself, shorter for a machine than the page and exact, then the notes
 * and the examples of its methods.
 */
export function protoMarkdown({ path, source, address, methods = {} }: SourcePage): string {
  const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const name = path.replace(/^.*\//, '');
  const { origin } = new URL(address);
  return [
    `# ${name}`,
    `Imported as \`${path}\`, shown at ${address}.`,
    `${fence}proto\n${source.trim()}\n${fence}`,
    ...Object.entries(methods).flatMap(([anchor, { notes, examples = [] }]) => {
      const rows = notes.flatMap(({ term, texts }) => texts.map((text) => `- ${term}: ${text}`)).join('\n');
      const parts = [
        ...(rows === '' ? [] : [rows.replaceAll('](/', `](${origin}/`)]),
        ...examples.map(({ term, json }) => `${term}:\n\n\`\`\`json\n${json}\n\`\`\``),
      ];
      return parts.length === 0 ? [] : [`## ${anchor}`, ...parts];
    }),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
