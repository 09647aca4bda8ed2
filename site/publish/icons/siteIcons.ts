import type { Settings } from '../../settings/schema';
import { drawIcon } from './drawIcon';
import { icoFile } from './icoFile';
import { iconRoutes } from './iconRoutes';
import { markIcon } from './markIcon';
import { manifestIcons, webManifest } from './webManifest';

/** The icons of a site and its manifest, by their addresses without base. */
export const siteIcons = (settings: Settings): Record<string, string | Buffer> => ({
  [iconRoutes.svg]: markIcon,
  [iconRoutes.ico]: icoFile(drawIcon(32, 24), 32),
  [iconRoutes.touch]: drawIcon(180, 112),
  [manifestIcons[192]]: drawIcon(192, 104),
  [manifestIcons[512]]: drawIcon(512, 280),
  [iconRoutes.manifest]: webManifest(settings),
});
