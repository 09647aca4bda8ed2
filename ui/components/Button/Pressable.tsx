import type { ComponentProps } from 'react';

/** Attributes of what is pressed: of an `<a>` where it has an `href`, of a `<button>` elsewhere. */
export type PressableProps =
  | ({ href: string } & ComponentProps<'a'>)
  | ({ href?: undefined } & ComponentProps<'button'>);

/** Something to press, without looks. Renders a `<button type="button">`, or an `<a>` when it has an `href`. */
export function Pressable({ children, ...rest }: PressableProps) {
  return rest.href === undefined ? (
    <button type="button" {...rest}>
      {children}
    </button>
  ) : (
    <a {...rest}>{children}</a>
  );
}
