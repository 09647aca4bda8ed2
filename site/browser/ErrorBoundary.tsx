import { Component, type ErrorInfo, type ReactNode } from 'react';

import { RegionError } from '#ui';

/** Replaces an island that throws by a message that names it, with a button that tries again. */
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
    return <RegionError message={`The ${name} crashed.`} onRetry={() => this.setState({ crashed: false })} />;
  }
}
