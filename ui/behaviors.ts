/**
 * The components' behavior in browsers, without a framework. The site and Storybook mount the same code.
 *
 * Each behavior is next to its component, in `components/Name/Name.behavior.ts`.
 */
export { announce, announcer } from './behaviors/announce';
export { copyText } from './behaviors/copyText';
export { decodeLeniently } from './behaviors/decodeLeniently';
export { onEvent, emit, type UiEvents } from './behaviors/events';
export { mountBehaviors } from './mount/mountBehaviors';
export { behaviorsMountedLater } from './mount/behaviorsMountedLater';
export { lazyBehaviors } from './mount/lazyBehaviors';
export { fillSidebar } from './components/Sidebar/Sidebar.behavior';
export { markCurrent } from './behaviors/markCurrent';
export { hasShortcutModifier } from './behaviors/on';
export { showRegionError } from './behaviors/showRegionError';
export { showThemeColor } from './components/ColorModeToggle/showThemeColor';
export { showColorMode, type ColorMode } from './components/ColorModeToggle/ColorModeToggle.behavior';
export { addCopyItems } from './components/CopyMenu/addCopyItems';
export { apiRow } from './components/ApiRow/ApiRow.behavior';
export { symbolBar } from './components/SymbolBar/SymbolBar.behavior';
export { restoreChecks } from './components/Checklist/Checklist.behavior';
export { showPageError, type ErrorActions } from './behaviors/showPageError';
export { fromTemplate, template } from './behaviors/template';
export { revealTarget } from './mount/revealTarget';
export { reveal } from './mount/reveal';
export { versionMenu } from './components/VersionMenu/VersionMenu.behavior';
export { fillNotFound, type Suggestion } from './components/NotFound/fillNotFound';
export { sectionList } from './components/Navbar/sectionList';
export { closeDrawer } from './components/MobileSidebar/MobileSidebar.behavior';
export { showProgress, type ProgressState } from './components/RouteProgress/showProgress';
export { exampleValue, setExampleValue } from './components/ExampleValues/exampleValue';
