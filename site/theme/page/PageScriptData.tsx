import { dataMarker } from '../navigation/pageDocuments';
import { frameData, type SitePage } from './sitePage';

/** What the frame needs to know about the page, for the script that comes later. Written by the build; the browser leaves it alone. */
export function PageScriptData({ page }: { page: SitePage }) {
  const text = process.env.__SSR__ ? JSON.stringify(frameData(page)).replaceAll('<', '\\u003c') : '';
  return (
    <script
      type="application/json"
      {...{ [dataMarker]: '' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
