import type { MethodData, ReferenceData } from '../../pages/pageData';

/** The parts of a page's data that its Markdown contains. */
interface MirroredReference {
  file: Pick<ReferenceData['file'], 'path'>;
  methods: Record<string, Pick<MethodData, 'notes' | 'examples'>>;
}

/**
 * The page of a `.proto` file as Markdown: the file itself, shorter for a machine than the page and exact, then the notes
 * and the examples of its methods.
 *
 * @param source Text of the file.
 * @param address Absolute address of the page.
 */
export function protoMarkdown({ file, methods }: MirroredReference, source: string, address: string): string {
  const longest = Math.max(2, ...[...source.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const name = file.path.replace(/^.*\//, '');
  const { origin } = new URL(address);
  const parts = [
    `# ${name}`,
    `Imported as \`${file.path}\`, shown at ${address}.`,
    `${fence}proto\n${source.trim()}\n${fence}`,
    ...Object.entries(methods).flatMap(([anchor, { notes, examples }]) => {
      const rows = notes.flatMap(({ term, texts }) => texts.map((text) => `- ${term}: ${text}`)).join('\n');
      const own = [
        ...(rows === '' ? [] : [rows.replaceAll('](/', `](${origin}/`)]),
        ...examples.map(({ term, json }) => `${term}:\n\n\`\`\`json\n${json}\n\`\`\``),
      ];
      return own.length === 0 ? [] : [`## ${anchor}`, ...own];
    }),
  ];
  return `${parts.join('\n\n')}\n`;
}
