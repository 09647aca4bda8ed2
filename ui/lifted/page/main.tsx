import { createRoot } from 'react-dom/client';

import {
  AnnouncementBar,
  Breadcrumbs,
  Button,
  Callout,
  CodeBlock,
  Heading,
  Mark,
  Navbar,
  PageFooter,
  PageFrame,
  Prose,
  Sidebar,
  TableOfContents,
} from '../../index';

const contents = [{ id: 'usage', text: 'Usage', depth: 2 as const }];

createRoot(document.getElementById('page')!).render(
  <>
    <AnnouncementBar>A notice.</AnnouncementBar>
    <Navbar title="Another project" links={[{ label: 'Docs', href: '/', current: true }]} />
    <PageFrame
      sidebar={
        <Sidebar
          groups={[
            {
              heading: 'Pages',
              items: [
                { label: 'First', href: '/', current: true },
                { label: 'Second', href: '/second' },
              ],
            },
          ]}
          aria-label="Pages"
        />
      }
      aside={<TableOfContents entries={contents} />}
    >
      <Breadcrumbs trail={[{ label: 'Pages', href: '/' }, { label: 'First' }]} />
      <Prose>
        <h1>
          <Mark /> First
        </h1>
        <Callout title="Mind this:">
          <p>
            a <a href="/second">link</a> in a remark.
          </p>
        </Callout>
        <Heading level={2} id="usage">
          Usage
        </Heading>
        <CodeBlock title="Terminal">
          <code>
            <span className="line">npm install a-name-that-is-longer-than-a-narrow-window-has-room-for</span>
          </code>
        </CodeBlock>
        <Button id="start">Start</Button>
      </Prose>
      <PageFooter next={{ label: 'Second', href: '/second' }} />
    </PageFrame>
  </>,
);
