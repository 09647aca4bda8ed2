import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';

import {
  Breadcrumbs,
  CopyPageButton,
  EntryHeader,
  Feedback,
  PageBar,
  PageFooter,
  Prose,
  RegionError,
  SymbolList,
} from '#ui';

import { takeFeedback } from '../../analytics/takeFeedback';
import { absoluteAddress } from '../../documents/absoluteAddress';
import { withBase } from '../../documents/withBase';
import { twinRoute } from '../../sharing/twinRoute';
import { contentMarker } from '../navigation/pageDocuments';
import { Region } from '../regions/Region';
import { useSettings } from '../useSettings';
import { inWords } from './inWords';
import { issueHref } from './issueHref';
import { markdownComponents } from './markdown';
import type { SitePage } from './sitePage';

/** The text of a page, drawn from its components: by the build, and while developing. The built site gets it as HTML. */
export function DrawnArticle({ page }: { page: SitePage }) {
  const { title, routePath, navigation, entry, symbols, facts } = page;
  const { issueUrl, ...site } = useSettings();
  const source = navigation?.source;
  const issue =
    issueUrl !== undefined && source !== undefined
      ? issueHref(issueUrl, { title, address: absoluteAddress(routePath, site), source })
      : undefined;
  return (
    <div {...{ [contentMarker]: routePath }}>
      <Region
        name="article"
        resetKey={routePath}
        fallback={(error, retry) => (
          <RegionError message={`The text of this page crashed: ${error.message}`} onRetry={retry} />
        )}
      >
        <PageBar
          actions={facts && <CopyPageButton markdownHref={withBase(twinRoute(routePath), site.base)} />}
        >
          {navigation && navigation.trail.length > 0 && <Breadcrumbs trail={navigation.trail} />}
        </PageBar>
        <Prose>
          {entry && <EntryHeader {...entry} />}
          <MDXProvider components={markdownComponents}>
            <Content />
          </MDXProvider>
          {symbols && <SymbolList symbols={symbols} headingId="api-changes" />}
        </Prose>
        {navigation && (
          <PageFooter
            feedback={
              source !== undefined && (
                // While developing; in the built site a listener of the whole page takes the answer.
                <Feedback issueHref={issue} onClick={({ nativeEvent }) => takeFeedback(nativeEvent)} />
              )
            }
            previous={navigation.previous}
            next={navigation.next}
            editHref={navigation.editHref}
            updated={
              navigation.updated ? { iso: navigation.updated, text: inWords(navigation.updated) } : undefined
            }
          />
        )}
      </Region>
    </div>
  );
}
