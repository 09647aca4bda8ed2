import { useMDXComponents } from '@mdx-js/react';
import type { ComponentProps } from 'react';

import {
  Button,
  ButtonRow,
  Callout as CalloutBox,
  Card,
  CardGrid,
  CodeBlock,
  Diagram,
  Heading,
  RecordPicture,
  Steps,
  Tab,
  Table,
  Tabs,
  tableRoles,
  type CalloutProps,
  type HeadingProps,
} from '#ui';

type Components = ReturnType<typeof useMDXComponents>;

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

function MarkdownTable({ 'data-columns': columns, ...rest }: ComponentProps<'table'> & { 'data-columns'?: number }) {
  return <Table columns={Number(columns)} {...rest} />;
}

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

function Action({ href, children }: { href: string; children: string }) {
  return <Button href={href}>{children}</Button>;
}

/** What Markdown elements, and the elements that writers have beside them, are rendered as. */
export const markdownComponents: Components = {
  h1: (props) => <h1 tabIndex={-1} {...props} />,
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  pre: MarkdownCode,
  table: MarkdownTable,
  thead: (props) => <thead {...tableRoles.thead} {...props} />,
  tbody: (props) => <tbody {...tableRoles.tbody} {...props} />,
  tr: (props) => <tr {...tableRoles.tr} {...props} />,
  th: (props) => <th scope="col" {...tableRoles.th} {...props} />,
  td: (props) => <td {...tableRoles.td} {...props} />,
  Actions: ButtonRow,
  Action,
  Cards: CardGrid,
  Card,
  Diagram: DrawnDiagram,
  RecordPicture,
  Steps,
  Tab,
  Tabs,
};

/** The kinds of callout that Rspress parses beyond ours, and which of ours they are. */
const kinds: Record<string, CalloutProps['kind']> = {
  note: 'note',
  info: 'note',
  important: 'note',
  tip: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** Rendered by Rspress for `:::note Title`. */
export function Callout({ type, title, children }: ComponentProps<'aside'> & { type: string }) {
  return (
    <CalloutBox kind={kinds[type] ?? 'note'} title={title}>
      {children}
    </CalloutBox>
  );
}
