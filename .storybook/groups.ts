/** A heading of the sidebar: pages of text, and components by their story files under `ui/components/`. */
export interface Group {
  /** Files of pages under `ui/`, in the order of the sidebar. Each has its own title. */
  pages?: string[];
  /** Story files from `ui/`, without `.stories.tsx`. */
  stories?: string[];
}

/** Story files of components that lie in a folder of their own name. */
const components = (names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `components/${name.includes('/') ? name : `${name}/${name}`}`);

/** What stands where in the sidebar, in its order. Every component stands in one group. */
export const groups: Record<string, Group> = {
  'Start here': {
    pages: [
      'DesignSystem',
      'foundations/AllComponents',
      'foundations/WhatIsNew',
      'foundations/AddAComponent',
    ],
  },
  Foundations: {
    pages: [
      'foundations/ColorRoles',
      'foundations/TypeScale',
      'foundations/SpaceAndMeasures',
      'foundations/Radius',
      'foundations/Shadow',
      'foundations/Icons',
      'foundations/Motion',
      'foundations/Breakpoints',
      'foundations/Layers',
      'foundations/Voice',
    ],
    stories: [
      'tokens/Screen',
      ...components(`
        Mark Icon EngravedStrip Button Button/IconButton ButtonRow Link Badge Kbd CodeName CodeText LabeledField VisuallyHidden
      `),
    ],
  },
  Frame: {
    stories: components(`
      PageFrame AnnouncementBar SkipLink Navbar VersionMenu ColorModeToggle Sidebar MobileSidebar Breadcrumbs PageBar
      CopyPageButton TableOfContents TableOfContents/FoldedTableOfContents Pagination PageFooter Feedback SiteFooter RouteProgress
    `),
  },
  Reading: {
    stories: components(`
      Prose Heading PageSummary Callout Steps Checklist CodeBlock Tabs Table CardGrid Fold Diagram RecordPicture AppScreen
    `),
  },
  API: {
    stories: components(`
      ApiContents PlaceBar SymbolList ApiSymbol ApiMethod ApiRow FieldTable Oneof EnumTable UsedBy RequestExample DeskButton RequestDesk
      SampleForm SendPanel
    `),
  },
  Search: {
    stories: components('SearchButton SearchDialog DocSearchDialog SearchMessage SearchPage MarkedText'),
  },
  Changelog: { stories: components('ChangelogEntry EntryHeader Rosette AuthorCard FilterLinks ArchiveList') },
  Messages: { stories: components('LoadError RegionError') },
  Pages: { stories: ['../.storybook/pages/WholePages', ...components('NotFound CrashPage')] },
};

/** Where Storybook finds what is in the groups, in the order of the sidebar. */
export const storyFiles = Object.entries(groups).flatMap(([titlePrefix, { pages = [], stories = [] }]) => [
  ...pages.map((page) => `../ui/${page}.mdx`),
  ...stories.map((file) => {
    const at = file.lastIndexOf('/');
    return {
      titlePrefix,
      directory: `../ui/${file.slice(0, at)}`,
      files: `${file.slice(at + 1)}.stories.tsx`,
    };
  }),
]);
