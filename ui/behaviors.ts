/**
 * What the components of the design system do in a browser, without a framework: the site and Storybook mount the same.
 *
 * Each behavior lies beside its component, in `components/Name/Name.behavior.ts`.
 */
export type { Behavior, BehaviorHost, BehaviorScope } from './behaviors/behavior';
export { listen, tell, type UiEvents } from './behaviors/events';
export { mountBehaviors } from './behaviors/mountBehaviors';
export { moveCurrent } from './behaviors/moveCurrent';
export { sayCrashed } from './behaviors/sayCrashed';
export { fromTemplate } from './behaviors/template';
export { showColorMode, type ColorMode } from './components/ColorModeToggle/ColorModeToggle.behavior';
export { closeDrawer } from './components/MobileSidebar/MobileSidebar.behavior';
export { showProgress, type ProgressState } from './components/RouteProgress/RouteProgress.behavior';
