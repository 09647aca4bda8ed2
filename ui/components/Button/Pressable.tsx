import type { ComponentProps } from 'react';

/** Attributes of a control: those of an `<a>` if it has an `href`, otherwise those of a `<button>`. */
export type PressableProps =
  | ({ href: string } & ComponentProps<'a'>)
  | ({ href?: undefined } & ComponentProps<'button'>);

/** Something to press, without styles. Renders a `<button type="button">`, or an `<a>` when it has an `href`. */
export function Pressable({ children, ...rest }: PressableProps) {
  return rest.href === undefined ? (
    <button type="button" {...rest}>
      {children}
    </button>
  ) : (
    <a {...rest}>{children}</a>
  );
}
