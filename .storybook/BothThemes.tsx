import type { Decorator } from '@storybook/react-vite';
import type { SyntheticEvent } from 'react';

/** Name of an iframe whose theme is fixed. */
export const fixedTheme = 'fixed-theme';

/** Shows a story in light and dark side by side, each in a frame: ids, dialogs and the root's state stay apart. */
export const withBothThemes: Decorator = (story, { id, globals }) => {
  if (globals.sideBySide !== 'on' || window.name === fixedTheme) return story();
  return (
    <div className="both-themes">
      {['light', 'dark'].map((theme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- It loads this page again.
        <iframe
          key={theme}
          name={fixedTheme}
          title={`The story in ${theme}`}
          src={`./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
          onLoad={fitHeight}
        />
      ))}
    </div>
  );
};

/** Gives a frame the height of its story. */
function fitHeight({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const { body } = frame.contentDocument!;
  new ResizeObserver(() => (frame.style.height = `${Math.max(160, body.scrollHeight)}px`)).observe(body);
}
