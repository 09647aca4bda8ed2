import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';

import {
  AppScreen,
  Button,
  ButtonRow,
  Callout,
  Card,
  CardGrid,
  Checklist,
  ChecklistItem,
  CodeBlock,
  Diagram,
  FoldedTableOfContents,
  Heading,
  PageSummary,
  RecordPicture,
  Steps,
  Tab,
  Table,
  Tabs,
  tableRoles,
  type ButtonProps,
  type ChecklistProps,
  type FoldedTableOfContentsProps,
  type HeadingProps,
  type RecordPictureProps,
} from '#ui';

import type { elements } from '../content/documents/checkElements';

const heading = (level: HeadingProps['level']) =>
  function MarkdownHeading({ 'data-text': text, ...rest }: ComponentProps<'h2'> & { 'data-text'?: string }) {
    return <Heading level={level} permalinkLabel={text && `Link to “${text}”`} {...rest} />;
  };

function MarkdownCode({ title, lang, children, ...rest }: ComponentProps<'pre'>) {
  return (
    <CodeBlock title={title} language={lang} {...rest}>
      {children}
    </CodeBlock>
  );
}

function MarkdownTable({
  'data-columns': columns,
  'data-longest-name': longestName,
  ...rest
}: ComponentProps<'table'> & {
  'data-columns'?: string;
  'data-longest-name'?: string;
}) {
  return (
    <Table
      columns={Number(columns)}
      names={Number(longestName) <= longestWholeName(Number(columns)) ? 'whole' : 'breaking'}
      {...rest}
    />
  );
}

/** Most characters that a name may have to stay whole in the first of so many columns: about half of an article's width, a third beside three others. */
const longestWholeName = (columns: number) => (columns <= 2 ? 54 : columns === 3 ? 40 : 32);

interface DrawnDiagramProps {
  caption: string;
  /** The picture in words. */
  description: string;
  /** The drawing, made at build time. */
  svg: string;
}

function DrawnDiagram({ caption, description, svg }: DrawnDiagramProps) {
  return (
    <Diagram caption={caption}>
      <div role="img" aria-label={description} dangerouslySetInnerHTML={{ __html: svg }} />
    </Diagram>
  );
}

function Action({ href, emphasis, children }: Pick<ButtonProps, 'emphasis' | 'children'> & { href: string }) {
  return (
    <Button href={href} emphasis={emphasis}>
      {children}
    </Button>
  );
}

/** A checklist, which a script keeps and counts where there is one on the page. */
function KeptChecklist(props: ChecklistProps) {
  return <Checklist data-island="checklist" {...props} />;
}

/** A row before and after; one that readers can press is brought to life where it is. */
function PressedRecord(props: RecordPictureProps) {
  return (
    <RecordPicture data-island={props.fields.some(({ press }) => press) ? 'press' : undefined} {...props} />
  );
}

/** The table of contents at widths without a column for it. */
const PageContents = ({ entries }: FoldedTableOfContentsProps) => (
  <FoldedTableOfContents entries={entries} data-contents="" />
);

/** What Markdown elements, and the elements that writers have next to them, are rendered as. Messages are a table by then. */
export const markdownComponents = {
  h1: (props) => <h1 tabIndex={-1} {...props} />,
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  // Safari takes a list without marks for none.
  ul: (props) => <ul role="list" {...props} />,
  ol: (props) => <ol role="list" {...props} />,
  pre: MarkdownCode,
  table: MarkdownTable,
  thead: (props) => <thead {...tableRoles.thead} {...props} />,
  tbody: (props) => <tbody {...tableRoles.tbody} {...props} />,
  tr: (props) => <tr {...tableRoles.tr} {...props} />,
  th: (props) => <th scope="col" {...tableRoles.th} {...props} />,
  td: (props) => <td {...tableRoles.td} {...props} />,
  AppScreen,
  Actions: ButtonRow,
  Action,
  Callout,
  Cards: CardGrid,
  Card,
  Checklist: KeptChecklist,
  ChecklistItem,
  Diagram: DrawnDiagram,
  PageContents,
  PageSummary,
  RecordPicture: PressedRecord,
  Steps,
  Tab,
  Tabs,
} satisfies MDXComponents & Record<Exclude<(typeof elements)[number], 'Messages'>, unknown>;
