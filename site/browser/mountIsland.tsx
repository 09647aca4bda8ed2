import { Component, type ErrorInfo, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { RegionError } from '#ui';

/**
 * Mounts an island in a container, by default a new one at the end of the page. A crash is shown there.
 *
 * @param name Name of the island, for the message about a crash.
 */
export function mountIsland(name: string, container?: Element) {
  const root = createRoot(container ?? document.body.appendChild(document.createElement('div')));
  return {
    /** @param key A new value starts with fresh state. */
    render: (island: ReactNode, key = 0) =>
      root.render(
        <ErrorBoundary key={key} name={name}>
          {island}
        </ErrorBoundary>,
      ),
    unmount: () => root.unmount(),
  };
}

/** Replaces an island that throws with a message that names it and a button that tries again. */
export class ErrorBoundary extends Component<{ name: string; children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.warn(`The ${this.props.name} crashed.`, error, componentStack);
  }

  override render(): ReactNode {
    const { name, children } = this.props;
    if (!this.state.crashed) return children;
    const messages = { message: `The ${name} crashed.` };
    return <RegionError messages={messages} onRetry={() => this.setState({ crashed: false })} />;
  }
}
