import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';

import * as ui from '#ui';

import { elements } from '../content/elements/elements';

const heading = (level: ui.HeadingProps['level']) => (props: Omit<ui.HeadingProps, 'level'>) => (
  <ui.Heading level={level} {...props} />
);

function Table({ 'data-columns': columns, ...rest }: ComponentProps<'table'> & { 'data-columns'?: string }) {
  return <ui.Table columns={Number(columns)} {...rest} />;
}

/** A picture, with a variant for dark mode if there is one: `name.dark.svg` next to `name.svg`. */
function Picture({ 'data-dark': dark, ...rest }: ComponentProps<'img'> & { 'data-dark'?: string }) {
  const darkSrc = dark === undefined ? undefined : rest.src?.replace(/\.\w+$/, '.dark$&');
  return <ui.Picture data-needs="picture" {...rest} darkSrc={darkSrc} />;
}

const components: MDXComponents = {
  ...Object.fromEntries(
    Object.entries(elements).map(([name, { component }]) => [name, component && ui[component]]),
  ),
  h1: (props) => <h1 tabIndex={-1} {...props} />,
  ...Object.fromEntries(([2, 3, 4, 5, 6] as const).map((level) => [`h${level}`, heading(level)])),
  // Safari announces a list without markers only if it has an explicit role.
  ul: (props) => <ul role="list" {...props} />,
  ol: (props) => <ol role="list" {...props} />,
  table: Table,
  ...ui.tableParts,
  img: Picture,
  AppScreen: ui.AppScreen,
  Callout: ui.Callout,
  Checklist: (props: ui.ChecklistProps) => <ui.Checklist data-needs="checklist" {...props} />,
  ChecklistItem: ui.ChecklistItem,
  CodeBlock: ui.CodeBlock,
  Diagram: ({ caption, description, svg }: Record<'caption' | 'description' | 'svg', string>) => (
    <ui.Diagram caption={caption}>
      <div role="img" aria-label={description} dangerouslySetInnerHTML={{ __html: svg }} />
    </ui.Diagram>
  ),
  PageContents: ui.CollapsedTableOfContents,
  PageSummary: ui.PageSummary,
  BeforeAfter: (props: ui.BeforeAfterProps) => (
    <ui.BeforeAfter
      data-needs={props.fields.some(({ editable }) => editable) ? 'before-after' : undefined}
      {...props}
    />
  ),
};

export const useMDXComponents = () => components;
