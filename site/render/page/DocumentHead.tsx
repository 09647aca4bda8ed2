import { useHead } from '@rspress/core/runtime';

import type { Settings } from '../../settings/schema';
import { documentHead } from './documentHead';
import type { SitePage } from './sitePage';

/** Puts into the head what belongs to the page. Made by the build; the browser takes it over from the documents it gets. */
export function DocumentHead({ page, settings }: { page: SitePage; settings: Settings }) {
  useHead(documentHead(page, settings));
  return null;
}
