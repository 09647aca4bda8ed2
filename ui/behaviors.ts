/**
 * The components' behavior in browsers, without a framework. The site and Storybook mount the same code.
 *
 * Each behavior is next to its component, in `components/Name/Name.behavior.ts`.
 */
export { announce, announcer } from './behaviors/announce';
export { copyText } from './behaviors/copyText';
export { decodeLeniently } from './behaviors/decodeLeniently';
export { onEvent, emit, type UiEvents } from './behaviors/events';
export { mountBehaviors } from './behaviors/mountBehaviors';
export { lazyBehaviors } from './behaviors/lazyBehaviors';
export { rareBehaviors } from './behaviors/rareBehaviors';
export { fillSidebar } from './components/Sidebar/Sidebar.behavior';
export { markCurrent } from './behaviors/markCurrent';
export { isModified } from './behaviors/on';
export { showCrash } from './behaviors/showCrash';
export { showBrowserColor } from './components/ColorModeToggle/showBrowserColor';
export { showColorMode, type ColorMode } from './components/ColorModeToggle/ColorModeToggle.behavior';
export { addCopyEntries, type CopyEntry } from './components/CopyMenu/addCopyEntries';
export { apiRow } from './components/ApiRow/ApiRow.behavior';
export { symbolBar } from './components/SymbolBar/SymbolBar.behavior';
export { showDone } from './components/Checklist/Checklist.behavior';
export { showError, type ErrorActions } from './behaviors/showError';
export { fromTemplate, template } from './behaviors/template';
export { disclosure } from './components/Disclosure/Disclosure.behavior';
export { reveal } from './behaviors/reveal';
export { versionMenu } from './components/VersionMenu/VersionMenu.behavior';
export { fillNotFound, type Suggestion } from './components/NotFound/fillNotFound';
export { closeDrawer } from './components/MobileSidebar/MobileSidebar.behavior';
export { showProgress, type ProgressState } from './components/RouteProgress/RouteProgress.behavior';
export { exampleValue, setExampleValue } from './components/ExampleValues/exampleValue';
