/**
 * The design system. Everything that a project uses of it comes from this module.
 *
 * Components take text, data and callbacks; none of them knows a router, storage or the network. Links are
 * plain `<a>` elements: a router that wants them listens at the root of the page. The props of a component are
 * `ComponentProps<typeof Callout>`; types are exported where the site builds such data.
 */
export { AnnouncementBar } from './components/AnnouncementBar/AnnouncementBar';
export { ApiContents } from './components/ApiContents/ApiContents';
export { ApiMethod } from './components/ApiMethod/ApiMethod';
export { ApiRow } from './components/ApiRow/ApiRow';
export { ApiSymbol } from './components/ApiSymbol/ApiSymbol';
export { AppScreen, type AppPart, type AppScreenProps } from './components/AppScreen/AppScreen';
export { ArchiveList, type ArchiveListProps } from './components/ArchiveList/ArchiveList';
export { Badge, type BadgeProps } from './components/Badge/Badge';
export { Breadcrumbs, type Breadcrumb } from './components/Breadcrumbs/Breadcrumbs';
export { Button, type ButtonProps } from './components/Button/Button';
export { IconButton } from './components/Button/IconButton';
export { ButtonRow } from './components/ButtonRow/ButtonRow';
export { Callout } from './components/Callout/Callout';
export { Card, CardGrid } from './components/CardGrid/CardGrid';
export { Glyph } from './components/CardGrid/Glyph';
export { ChangelogEntry, type ChangelogEntryProps } from './components/ChangelogEntry/ChangelogEntry';
export { Checklist, ChecklistItem, type ChecklistProps } from './components/Checklist/Checklist';
export { CodeBlock } from './components/CodeBlock/CodeBlock';
export { CodeName, type CodeLink } from './components/CodeName/CodeName';
export { CodeText } from './components/CodeText/CodeText';
export { ColorModeToggle } from './components/ColorModeToggle/ColorModeToggle';
export { CopyMenu } from './components/CopyMenu/CopyMenu';
export { CrashPage } from './components/LoadError/CrashPage';
export { OpenRequestForm } from './components/OpenRequestForm/OpenRequestForm';
export { Diagram, type DiagramProps } from './components/Diagram/Diagram';
export { EngravedStrip } from './components/EngravedStrip/EngravedStrip';
export { EntryHeader, type EntryHeaderProps } from './components/EntryHeader/EntryHeader';
export { EnumTable } from './components/EnumTable/EnumTable';
export { Feedback } from './components/Feedback/Feedback';
export type { Deprecation } from './components/FieldTable/DeprecationNote';
export { FieldRow, type FieldType } from './components/FieldTable/FieldRow';
export { FieldTable } from './components/FieldTable/FieldTable';
export { FilterLinks, type FilterLinksProps } from './components/FilterLinks/FilterLinks';
export { Heading, type HeadingProps } from './components/Heading/Heading';
export { Icon } from './components/Icon/Icon';
export { Kbd } from './components/Kbd/Kbd';
export { LabeledField } from './components/LabeledField/LabeledField';
export { Dialog } from './components/Dialog/Dialog';
export { TextButton } from './components/Button/TextButton';
export { Select } from './components/LabeledField/Select';
export { TextArea, TextField } from './components/LabeledField/TextField';
export { Link } from './components/Link/Link';
export { LoadError } from './components/LoadError/LoadError';
export { Logo } from './components/Logo/Logo';
export { Highlight } from './components/Highlight/Highlight';
export { MobileSidebar } from './components/MobileSidebar/MobileSidebar';
export { Navbar, type NavbarIconLink, type NavbarLink } from './components/Navbar/Navbar';
export { NotFound } from './components/NotFound/NotFound';
export { Oneof } from './components/Oneof/Oneof';
export { PageBar, type PageBarProps } from './components/PageBar/PageBar';
export { PageFooter, type PageFooterLink } from './components/PageFooter/PageFooter';
export { PageFrame, type PageFrameProps } from './components/PageFrame/PageFrame';
export { PageSummary } from './components/PageSummary/PageSummary';
export { Picture } from './components/Picture/Picture';
export { SymbolBar } from './components/SymbolBar/SymbolBar';
export { Pagination } from './components/Pagination/Pagination';
export { Prose } from './components/Prose/Prose';
export { BeforeAfter, type BeforeAfterProps } from './components/BeforeAfter/BeforeAfter';
export { RegionError } from './components/RegionError/RegionError';
export type {
  FormControl,
  FormEdit,
  FormField,
  FormMessage,
  FormOption,
} from './components/RequestForm/formTypes';
export { FormCode } from './components/RequestForm/FormCode';
export { FormEditor, type FormView } from './components/RequestForm/FormEditor';
export { FormFields } from './components/RequestForm/FormFields';
export { FormJson } from './components/RequestForm/FormJson';
export { RequestForm } from './components/RequestForm/RequestForm';
export { RequestExample, type RequestSample } from './components/RequestExample/RequestExample';
export { Rosette } from './components/Rosette/Rosette';
export { RouteProgress } from './components/RouteProgress/RouteProgress';
export { SearchButton } from './components/SearchButton/SearchButton';
export { cutQuery } from './components/SearchDialog/cutQuery';
export { useDebouncedValue } from './components/SearchDialog/useDebouncedValue';
export { savedPlaces } from './components/SearchDialog/savedPlaces';
export { SearchDialog } from './components/SearchDialog/SearchDialog';
export { SearchFoot } from './components/SearchDialog/SearchFoot';
export { SearchResults } from './components/SearchDialog/SearchResults';
export { SearchOutcome } from './components/SearchDialog/SearchOutcome';
export { SearchStart } from './components/SearchDialog/SearchStart';
export {
  queryLimit,
  type SearchGroup,
  type SearchHit,
  type SearchHitKind,
  type SearchPlaces,
  type SearchStatus,
  type SearchTarget,
} from './components/SearchDialog/searchTypes';
export { SearchPage } from './components/SearchPage/SearchPage';
export { ExampleValues } from './components/ExampleValues/ExampleValues';
export { Sidebar, type SidebarGroup, type SidebarItem, type SidebarPage } from './components/Sidebar/Sidebar';
export { SendPanel, type SendPanelProps } from './components/SendPanel/SendPanel';
export type { SendAnswer, SendDetail, SendFailure } from './components/SendPanel/sendTypes';
export { SiteFooter } from './components/SiteFooter/SiteFooter';
export { SkipLink } from './components/SkipLink/SkipLink';
export { Steps } from './components/Steps/Steps';
export { ApiIndex, type ListedSymbol } from './components/ApiIndex/ApiIndex';
export { Table, tableParts } from './components/Table/Table';
export {
  CollapsedTableOfContents,
  type CollapsedTableOfContentsProps,
  TableOfContents,
  type TableOfContentsEntry,
} from './components/TableOfContents/TableOfContents';
export { Tab, Tabs } from './components/Tabs/Tabs';
export { UsedBy } from './components/UsedBy/UsedBy';
export { VersionMenu, type VersionMenuProps } from './components/VersionMenu/VersionMenu';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
export { breakpoints, dark, light, media, vars } from './tokens';
