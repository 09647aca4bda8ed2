import { toString } from 'mdast-util-to-string';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ApiRow, BeforeAfter, CollapsedTableOfContents, Heading, Picture, VersionMenu } from '#ui';

import { articleIn } from '../fixtures/articleIn';
import { cleanArticle } from './cleanArticle';
import { parsePage } from './convertPage';

// The build finds parts of components by attributes that the components set.

test('the version menu and the deferred rows that components draw are found', () => {
  const versions = [
    { name: 'v2', label: '2', href: '/', current: true },
    { name: 'v1', label: '1', href: '/v1' },
  ];
  const html = renderToStaticMarkup(
    <>
      <VersionMenu versions={versions} />
      <ApiRow deferred>Lamp</ApiRow>
      <ApiRow>Oil</ApiRow>
    </>,
  );
  const { versionMenu, deferredStarts } = parsePage(html);
  expect(versionMenu).toContain('href="/v1"');
  expect(deferredStarts).toHaveLength(1);
  expect(html.slice(deferredStarts[0])).toMatch(/^<div[^>]*><div[^>]*>Lamp</);
});

test('what components draw only for the page is left out of other formats', () => {
  const masked = {
    name: 'email',
    transformer: 'Mask',
    before: 'a@b.c',
    after: '****',
    editable: 'email',
  } as const;
  const html = renderToStaticMarkup(
    <>
      <Heading level={2} id="oil" permalinkLabel="Link to Oil">
        Oil
      </Heading>
      <CollapsedTableOfContents entries={[{ id: 'oil', text: 'Contents', depth: 2 }]} />
      <BeforeAfter table="lamps" caption="A lamp" note="Note." fields={[masked]} />
      <Picture src="/a.svg" darkSrc="/a.dark.svg" alt="A" loading="lazy" />
    </>,
  );
  expect(html).toMatch(/Link to Oil[^]*Contents[^]*data-invitation[^]*a\.dark\.svg/);
  const article = cleanArticle(articleIn(html), 'https://light.example.com/');
  const text = JSON.stringify(article);
  expect(text).not.toMatch(/Link to Oil|Contents|dataInvitation|a\.dark\.svg/);
  expect(toString(article)).toContain('Note.');
});
