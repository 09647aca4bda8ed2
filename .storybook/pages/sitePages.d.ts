declare module 'virtual:site-settings' {
  import type { Settings } from '../../site/settings/schema';

  /** The settings of the site, with all defaults. */
  const settings: Settings;
  export default settings;
}
