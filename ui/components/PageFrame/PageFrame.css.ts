import { fadeScrolled } from '../../styles/fadeOut';
import { media, recipe, style, thinScrollbar, vars, type RecipeVariants } from '../../styles/style';
import { body as whole } from './whole.css';

const contents = '208px';

/** Where the columns stick: under the navbar and its border. */
const underNavbar = `calc(${vars.measure.navbar} + 1px)`;

/** The room between a full article and its table of contents, which tables in `Prose` use (`--spare`). */
const { frame, gutter, sidebar: navigation, sidebarGap, article } = vars.measure;
const spare = `max(0px, min(100vw, ${frame}) - 2 * ${gutter} - ${navigation} - ${sidebarGap} - ${article} - ${vars.space.section} - ${contents})`;

export const root = style({
  maxWidth: vars.measure.frame,
  margin: 'auto',
  padding: `0 ${vars.measure.gutter}`,
  // Keeps the footer of a short page at the bottom of the window.
  minHeight: `calc(100vh - ${vars.measure.navbar} - 130px)`,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${vars.measure.sidebar} minmax(0, 1fr)`,
      columnGap: vars.measure.sidebarGap,
      alignItems: 'start',
    },
    // The drawer needs JavaScript. Without it, the sidebar follows the article.
    [media.belowDesktop]: {
      selectors: { ':root:not([data-script]) &': { display: 'flex', flexDirection: 'column-reverse' } },
    },
    [media.print]: { display: 'block', padding: 0, minHeight: 0 },
  },
});

export const sidebar = style({
  ...fadeScrolled,
  position: 'sticky',
  top: underNavbar,
  maxHeight: `calc(100vh - ${vars.measure.navbar} - 1px)`,
  overflow: 'auto',
  scrollPaddingBlock: `33% ${vars.space.chapter}`,
  // Level with the breadcrumbs.
  paddingTop: vars.space.xl,
  // Room for the ground of a pressed heading.
  paddingInline: `${vars.space.s} ${vars.space.m}`,
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  ...thinScrollbar('base'),
  '@media': {
    [media.belowDesktop]: {
      display: 'none',
      selectors: {
        ':root:not([data-script]) &': {
          display: 'block',
          position: 'static',
          maxHeight: 'none',
          paddingTop: 0,
        },
      },
    },
    [media.print]: { display: 'none' },
  },
});

export const body = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${vars.measure.article}) ${contents}`,
    justifyContent: 'space-between',
    columnGap: vars.space.section,
    alignItems: 'start',
    vars: { '--spare': spare },
    // Pages without a sidebar keep its column empty.
    gridColumn: 2,
    padding: `${vars.space.m} 0 ${vars.space.chapter}`,
    '@media': {
      [media.belowWide]: { gridTemplateColumns: `minmax(0, ${vars.measure.article})` },
      [media.belowDesktop]: { gridColumn: 1, padding: `${vars.space.s} 0 ${vars.space.chapter}` },
      [media.print]: { display: 'block', padding: 0 },
    },
  },
  variants: { width: { article: {}, wide: { display: 'block', vars: { '--spare': '0px' } }, whole } },
});

export type Variants = NonNullable<RecipeVariants<typeof body>>;

export const main = style({ minWidth: 0 });

export const aside = style({
  // An error replaces the text.
  selectors: { [`${main}:has([data-action="stay"]) + &`]: { display: 'none' } },
  position: 'sticky',
  top: `calc(${vars.measure.navbar} + 21px)`,
  marginTop: vars.space.s,
  maxHeight: `calc(100vh - ${vars.measure.navbar} - 36px)`,
  overflowY: 'auto',
  ...thinScrollbar('base'),
  '@media': { [media.belowWide]: { display: 'none' }, [media.print]: { display: 'none' } },
});
