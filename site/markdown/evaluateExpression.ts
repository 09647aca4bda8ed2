import { Component, cloneElement, createElement, isValidElement } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { SiteError, type Problem } from '../problem';

declare global {
  /** Expressions and components that failed during rendering. `cli/buildSite.ts`, in the same process, reports them. */
  var failedExpressions: Problem[] | undefined;
}

/** Evaluates an expression of a page. Throws a {@link SiteError} with the expression's place if it throws. */
export function evaluateExpression<Value>(evaluate: () => Value, file: string, line: number): Value {
  const fix = 'Check that every value it reads exists, or write "\\{" for a brace in text.';
  const value = attempt(evaluate, { file, line, message: "the expression can't be evaluated", fix });
  return placeComponents(value as ReactNode, file, line) as Value;
}

interface WithPlaceProps {
  _place: { component: ComponentType | undefined; name: string; file: string; line: number };
}

/**
 * Renders a component of a page. Throws a {@link SiteError} with its element's place if it or a nested component throws.
 */
export function WithPlace({ _place: { component, name, file, line }, ...props }: WithPlaceProps): ReactNode {
  const fix = 'Check its props, and use nothing that only a browser has: the build renders pages.';
  const problem = { file, line, message: `<${name}> can't be rendered`, fix };
  if (component === undefined) return fail(new Error('its file has no export of this name'), problem);
  const element = createElement(component, props);
  // In development, React re-renders a saved component, so it must get it as a component.
  if (typeof document !== 'undefined') return createElement(Boundary, { problem }, element);
  if (typeof component !== 'function' || component.prototype?.isReactComponent) return element;
  const rendered = attempt(() => (component as (props: object) => ReactNode)(props), problem);
  const isObject = typeof rendered === 'object' && rendered !== null && !isValidElement(rendered);
  if (isObject && !(Symbol.iterator in rendered) && !('then' in rendered)) {
    return fail(new Error('it returns an object that is not an element'), problem);
  }
  return placeComponents(rendered, file, line);
}

/** An error boundary that adds the place of the problem. React requires a class here. */
class Boundary extends Component<{ problem: Problem; children?: ReactNode }, { error?: Error }> {
  static getDerivedStateFromError = (error: Error) => ({ error });
  override state: { error?: Error } = {};
  override render(): ReactNode {
    const { error } = this.state;
    return error ? fail(error, this.props.problem) : this.props.children;
  }
}

function attempt<Value>(evaluate: () => Value, problem: Problem): Value {
  try {
    return evaluate();
  } catch (error) {
    return fail(error, problem);
  }
}

/** Records an error with its place and rethrows it, unless a nested component has reported it. */
function fail(error: unknown, problem: Problem): never {
  if (error instanceof SiteError) throw error;
  const message = `${problem.message}: ${(error as Error).message.replace(/\.$/, '')}.`;
  (globalThis.failedExpressions ??= []).push({ ...problem, message });
  throw new SiteError([{ ...problem, message }]);
}

/** Passes the place on to the components that a component renders. */
function placeComponents(node: ReactNode, file: string, line: number): ReactNode {
  if (Array.isArray(node)) return node.map((child: ReactNode) => placeComponents(child, file, line));
  if (!isValidElement<{ children?: ReactNode }>(node) || node.type === WithPlace) return node;
  const { type, key, props } = node;
  if (typeof type === 'function') {
    const _place = { component: type as ComponentType, name: type.name, file, line };
    return createElement(WithPlace, { ...props, key: key ?? undefined, _place });
  }
  const { children } = props;
  if (children === undefined || typeof children === 'function') return node;
  const placed = placeComponents(children, file, line);
  return placed === children ? node : cloneElement(node, undefined, ...[placed].flat());
}
