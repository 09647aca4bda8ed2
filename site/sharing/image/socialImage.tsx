import { markRows } from '#ui/markRows';

import { socialImageSize } from '../socialImageRoute';
import { colors } from './colors';
import { titleSize } from './titleSize';

/** What is said on a picture. */
export interface SocialImageWords {
  siteTitle: string;
  /** Host and path under which people find the site. */
  place: string;
  title: string;
  lettering: 'words' | 'code';
  description: string;
  /** What the page belongs to. @default nothing */
  section?: string;
}

/** Names in code have larger letters than words of the same size. */
const codeScale = 0.88;

/** Distance of everything from the edges. */
const margin = 72;

/** The picture that stands for a page where it is shared, above its engraved foot. Every box says how it lays out its content: the renderer wants it so. */
export function socialImage({ siteTitle, place, title, lettering, description, section }: SocialImageWords) {
  const { size, lines } = titleSize(title, lettering, socialImageSize.width - 2 * margin);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: `60px ${margin}px 0`,
        fontFamily: 'words',
        color: colors.ink,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 36, fontWeight: 700 }}>
          <svg width="46" height="46" viewBox="0 0 24 24" style={{ marginRight: 16 }}>
            <path fill={colors.ink} d={markRows.four.stem} />
            <path fill={colors.mark} d={markRows.four.band} />
          </svg>
          <span style={{ letterSpacing: '-.01em' }}>{siteTitle}</span>
        </div>
        <span style={{ fontFamily: 'code', fontSize: 24, color: colors.quiet }}>{place}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', marginTop: 60 }}>
        {section && (
          <span style={{ fontSize: 30, fontWeight: 500, color: colors.quiet, marginBottom: 8 }}>
            {section}
          </span>
        )}
        <span
          style={{
            display: 'block',
            fontFamily: lettering,
            fontSize: lettering === 'code' ? size * codeScale : size,
            fontWeight: 600,
            lineHeight: 1.12,
            letterSpacing: lettering === 'code' ? '-.045em' : '-.022em',
            wordSpacing: lettering === 'code' ? '-.22em' : undefined,
            wordBreak: 'break-word',
            lineClamp: lines,
          }}
        >
          {title}
        </span>
        <span
          style={{
            display: 'block',
            fontSize: 32,
            lineHeight: 1.38,
            color: colors.soft,
            marginTop: 22,
            wordBreak: 'break-word',
            textWrap: 'pretty',
            lineClamp: lines === 3 ? 2 : 3,
          }}
        >
          {description}
        </span>
      </div>
    </div>
  );
}
