import type { Behavior } from '../../behaviors/behavior';
import { emit } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** The elements that the behavior finds: a menu with a link to each version. */
export const parts = {
  version: part('data-version', 'A link to a version. Its value is the name in `ui:version`'),
};

/** Emits `ui:version` when a version is chosen, so the site can remember it. The link works like any other. */
export const versionMenu: Behavior = (scope) =>
  on(scope, 'click', parts.version.selector, (link) =>
    emit(scope.document, 'ui:version', { name: parts.version.read(link) ?? '' }),
  );
