import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface RegionProps {
  /** What the region is, for the console. */
  name: string;
  /** Shown in place of a region that crashed. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  /** When this changes, a crashed region is tried again: another page, another chance. */
  resetKey?: string;
  children: ReactNode;
}

/** A part of the page that crashes alone: what throws inside is replaced by the fallback, and the rest stays usable. */
export class Region extends Component<RegionProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.warn(`The ${this.props.name} crashed.`, error, componentStack);
  }

  override componentDidUpdate({ resetKey }: RegionProps): void {
    if (resetKey !== this.props.resetKey && this.state.error) this.retry();
  }

  retry = () => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.retry) : this.props.children;
  }
}
