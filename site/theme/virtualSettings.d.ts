/** The settings of the site, as they are now. */
declare module 'virtual-settings' {
  import type { Settings } from '../settings/schema';

  const settings: Settings;
  export default settings;
}
