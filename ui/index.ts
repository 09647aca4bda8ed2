/**
 * The design system. Everything that a project uses of it comes through this door.
 *
 * Components take text, data and callbacks; none of them knows a router, storage or the network. Links are
 * plain `<a>` elements: a router that wants them listens at the root of the page.
 */
export { AnnouncementBar, type AnnouncementBarProps } from './components/AnnouncementBar/AnnouncementBar';
export {
  ApiContents,
  type ApiContentsGroup,
  type ApiContentsItem,
  type ApiContentsProps,
} from './components/ApiContents/ApiContents';
export { ApiMethod, type ApiMethodProps } from './components/ApiMethod/ApiMethod';
export { ApiRow, type ApiRowProps } from './components/ApiRow/ApiRow';
export { ApiSymbol, type ApiSymbolProps } from './components/ApiSymbol/ApiSymbol';
export { AppScreen, type AppScreenProps } from './components/AppScreen/AppScreen';
export type { AppPart } from './components/AppScreen/appPart';
export {
  ArchiveList,
  type ArchiveEntry,
  type ArchiveListProps,
  type ArchiveYear,
} from './components/ArchiveList/ArchiveList';
export { AuthorCard, type AuthorCardProps } from './components/AuthorCard/AuthorCard';
export { Badge, type BadgeProps } from './components/Badge/Badge';
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs';
export { Button, type ButtonProps } from './components/Button/Button';
export { IconButton, type IconButtonProps } from './components/Button/IconButton';
export { ButtonRow } from './components/ButtonRow/ButtonRow';
export { Callout, type CalloutProps } from './components/Callout/Callout';
export { Card, CardGrid, type CardProps } from './components/CardGrid/CardGrid';
export {
  ChangelogEntry,
  type ChangelogEntryProps,
  type Day,
} from './components/ChangelogEntry/ChangelogEntry';
export {
  Checklist,
  ChecklistItem,
  type ChecklistItemProps,
  type ChecklistProps,
} from './components/Checklist/Checklist';
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock';
export { CodeName, type CodeLink, type CodeNameProps } from './components/CodeName/CodeName';
export { CodeText, type CodeTextProps } from './components/CodeText/CodeText';
export { ColorModeToggle, type ColorModeToggleProps } from './components/ColorModeToggle/ColorModeToggle';
export { CopyPageButton, type CopyPageButtonProps } from './components/CopyPageButton/CopyPageButton';
export { CrashPage, type CrashPageProps } from './components/CrashPage/CrashPage';
export { DeskButton, type DeskButtonProps } from './components/DeskButton/DeskButton';
export { Diagram, type DiagramProps } from './components/Diagram/Diagram';
export { EngravedStrip, type EngravedStripProps } from './components/EngravedStrip/EngravedStrip';
export { EntryHeader, type EntryAuthor, type EntryHeaderProps } from './components/EntryHeader/EntryHeader';
export { EnumTable, type EnumTableProps, type EnumValue } from './components/EnumTable/EnumTable';
export { Feedback, type FeedbackAnswer, type FeedbackProps } from './components/Feedback/Feedback';
export type { Deprecation } from './components/FieldTable/DeprecationNote';
export { FieldRow, type FieldRowProps, type FieldRule } from './components/FieldTable/FieldRow';
export { FieldTable, type FieldTableProps } from './components/FieldTable/FieldTable';
export type { FieldType } from './components/FieldTable/FieldTypeName';
export { FilterLinks, type FilterLink, type FilterLinksProps } from './components/FilterLinks/FilterLinks';
export { Heading, type HeadingProps } from './components/Heading/Heading';
export { Icon, type IconName, type IconProps } from './components/Icon/Icon';
export { Kbd } from './components/Kbd/Kbd';
export {
  LabeledField,
  type FieldControl,
  type LabeledFieldProps,
} from './components/LabeledField/LabeledField';
export { Link, type LinkProps } from './components/Link/Link';
export { LoadError, type LoadErrorProps } from './components/LoadError/LoadError';
export { Mark, type MarkProps } from './components/Mark/Mark';
export { MarkedText, type MarkedTextProps, type TextPart } from './components/MarkedText/MarkedText';
export { MobileSidebar, type MobileSidebarProps } from './components/MobileSidebar/MobileSidebar';
export { Navbar, type NavbarIconLink, type NavbarLink, type NavbarProps } from './components/Navbar/Navbar';
export { NotFound, type NotFoundProps } from './components/NotFound/NotFound';
export { Oneof, type OneofProps } from './components/Oneof/Oneof';
export { PageBar, type PageBarProps } from './components/PageBar/PageBar';
export { PageFooter, type PageFooterLink, type PageFooterProps } from './components/PageFooter/PageFooter';
export { PageFrame, type PageFrameProps } from './components/PageFrame/PageFrame';
export { PageSummary, type PageSummaryProps } from './components/PageSummary/PageSummary';
export { PlaceBar, type PlaceBarProps } from './components/PlaceBar/PlaceBar';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination';
export { Prose, type ProseProps } from './components/Prose/Prose';
export {
  RecordPicture,
  type RecordField,
  type RecordPictureProps,
} from './components/RecordPicture/RecordPicture';
export { RegionError, type RegionErrorProps } from './components/RegionError/RegionError';
export type {
  DeskControl,
  DeskEdit,
  DeskEntry,
  DeskField,
  DeskMessage,
  DeskOption,
} from './components/RequestDesk/deskTypes';
export type { DeskSample } from './components/RequestDesk/DeskSamples';
export { RequestDesk, type DeskView, type RequestDeskProps } from './components/RequestDesk/RequestDesk';
export {
  RequestExample,
  type RequestExampleProps,
  type RequestSample,
} from './components/RequestExample/RequestExample';
export { Rosette, type RosetteProps } from './components/Rosette/Rosette';
export { RouteProgress, type RouteProgressProps } from './components/RouteProgress/RouteProgress';
export { SearchButton, type SearchButtonProps } from './components/SearchButton/SearchButton';
export { cutQuery } from './components/SearchDialog/cutQuery';
export { SearchDialog, type SearchDialogProps } from './components/SearchDialog/SearchDialog';
export {
  queryLimit,
  type SearchGroup,
  type SearchHit,
  type SearchStatus,
  type SearchTarget,
} from './components/SearchDialog/searchTypes';
export { SearchPage, type SearchPageProps } from './components/SearchPage/SearchPage';
export { SampleForm, type SampleField, type SampleFormProps } from './components/SampleForm/SampleForm';
export {
  Sidebar,
  type SidebarBranch,
  type SidebarGroup,
  type SidebarItem,
  type SidebarPage,
  type SidebarProps,
} from './components/Sidebar/Sidebar';
export { SendPanel, type SendPanelProps } from './components/SendPanel/SendPanel';
export type { SendAnswer, SendDetail, SendFailure, SendStatus } from './components/SendPanel/sendTypes';
export { SiteFooter, type SiteFooterProps } from './components/SiteFooter/SiteFooter';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink';
export { Steps } from './components/Steps/Steps';
export { SymbolList, type ListedSymbol, type SymbolListProps } from './components/SymbolList/SymbolList';
export { Table, tableRoles, type TableProps } from './components/Table/Table';
export {
  FoldedTableOfContents,
  TableOfContents,
  type FoldedTableOfContentsProps,
  type TableOfContentsEntry,
  type TableOfContentsProps,
} from './components/TableOfContents/TableOfContents';
export { Tab, Tabs, type TabProps, type TabsProps } from './components/Tabs/Tabs';
export { UsedBy, type UsedByProps } from './components/UsedBy/UsedBy';
export { VersionMenu, type Version, type VersionMenuProps } from './components/VersionMenu/VersionMenu';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
export { breakpoints, dark, light, media, vars, type Theme } from './tokens';
