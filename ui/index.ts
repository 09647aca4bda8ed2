/**
 * The design system. Everything that a project uses of it comes through this door.
 *
 * Components take text, data and callbacks; none of them knows a router, storage or the network. Links are
 * plain `<a>` elements: a router that wants them listens at the root of the page.
 */
import './styles';

export { AnnouncementBar, type AnnouncementBarProps } from './components/AnnouncementBar/AnnouncementBar';
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs';
export { Button, type ButtonProps } from './components/Button/Button';
export { IconButton, type IconButtonProps } from './components/Button/IconButton';
export { ButtonRow } from './components/ButtonRow/ButtonRow';
export { Callout, type CalloutProps } from './components/Callout/Callout';
export { Card, CardGrid, type CardProps } from './components/CardGrid/CardGrid';
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock';
export { CodeText, type CodeTextProps } from './components/CodeText/CodeText';
export { ColorModeToggle, type ColorModeToggleProps } from './components/ColorModeToggle/ColorModeToggle';
export { Diagram, type DiagramProps } from './components/Diagram/Diagram';
export { Heading, type HeadingProps } from './components/Heading/Heading';
export { Icon, type IconName, type IconProps } from './components/Icon/Icon';
export { Mark, type MarkProps } from './components/Mark/Mark';
export { MobileSidebar, type MobileSidebarProps } from './components/MobileSidebar/MobileSidebar';
export { Navbar, type NavbarIconLink, type NavbarLink, type NavbarProps } from './components/Navbar/Navbar';
export { NotFound, type NotFoundProps } from './components/NotFound/NotFound';
export { PageFooter, type PageFooterLink, type PageFooterProps } from './components/PageFooter/PageFooter';
export { PageFrame, type PageFrameProps } from './components/PageFrame/PageFrame';
export { Prose } from './components/Prose/Prose';
export { RecordPicture, type RecordField, type RecordPictureProps } from './components/RecordPicture/RecordPicture';
export {
  Sidebar,
  type SidebarBranch,
  type SidebarGroup,
  type SidebarItem,
  type SidebarPage,
  type SidebarProps,
} from './components/Sidebar/Sidebar';
export { SiteFooter, type SiteFooterProps } from './components/SiteFooter/SiteFooter';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink';
export { Steps } from './components/Steps/Steps';
export { Table, tableRoles, type TableProps } from './components/Table/Table';
export {
  FoldedTableOfContents,
  TableOfContents,
  type FoldedTableOfContentsProps,
  type TableOfContentsEntry,
  type TableOfContentsProps,
} from './components/TableOfContents/TableOfContents';
export { Tab, Tabs, type TabProps, type TabsProps } from './components/Tabs/Tabs';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
export { breakpoints, dark, light, media, vars, type Theme } from './tokens';
