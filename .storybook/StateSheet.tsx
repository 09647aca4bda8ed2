import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { vars } from '../ui/tokens';

/** States of the pointer and the keyboard, by the classes with which `storybook-addon-pseudo-states` forces them. */
const forced = {
  Rest: [],
  'Hover, pressed': ['pseudo-hover', 'pseudo-active'],
  'Keyboard focus': ['pseudo-focus', 'pseudo-focus-visible'],
};

export interface StateSheetProps {
  /** Renders the component in one state. If it is a landmark, use the state as its name, so that names are unique. */
  children: (state: string) => ReactNode;
  /** Selector of the element to hover and focus. @default the first that takes the focus */
  target?: string;
  /** Further states by their names: disabled, loading, failed. @default none */
  others?: Record<string, ReactNode>;
  /** Minimum width of a sample, in pixels. @default 200 */
  width?: number;
}

/** All states of a component side by side, each under its name. */
export function StateSheet({
  children,
  target = 'a, button, input, select',
  others = {},
  width = 200,
}: StateSheetProps) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
        gap: `${vars.space.xxl} ${vars.space.xl}`,
        alignItems: 'start',
        marginBottom: vars.space.section,
      }}
    >
      {Object.entries(forced).map(([state, classes]) => (
        <Sample key={state} state={state} classes={classes} target={target}>
          {children(state)}
        </Sample>
      ))}
      {Object.entries(others).map(([state, sample]) => (
        <Sample key={state} state={state}>
          {sample}
        </Sample>
      ))}
    </div>
  );
}

interface SampleProps {
  state: string;
  /** Put on the target. @default none */
  classes?: string[];
  target?: string;
  children: ReactNode;
}

/** A state under its name. */
function Sample({ state, classes = [], target = '', children }: SampleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (classes.length === 0) return;
    const element = ref.current!.querySelector(target);
    if (!element) throw new Error(`The sample "${state}" has nothing that matches "${target}".`);
    element.classList.add(...classes);
  });
  return (
    <figure style={{ minWidth: 0 }}>
      <figcaption style={{ font: vars.text.small, color: vars.color.ink.quiet, marginBottom: vars.space.m }}>
        {state}
      </figcaption>
      <div ref={ref}>{children}</div>
    </figure>
  );
}
