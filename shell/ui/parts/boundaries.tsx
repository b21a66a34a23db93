import { Component, Suspense, type ReactNode } from 'react';
import type { Page, PageEvent } from '../../router/index.js';

interface BoundaryProps {
  onError: (error: unknown) => void;
  /** What is shown instead of children that have thrown. `retry` renders them again. */
  notice: (error: unknown, retry: () => Promise<void>) => ReactNode;
  /** What is shown instead of children that wait for code or data (`lazy`, `use`). `retry` makes them anew. */
  waiting: (retry: () => Promise<void>) => ReactNode;
  children: ReactNode;
}

interface State {
  readonly failed?: { readonly error: unknown } | undefined;
  readonly attempt: number;
}

/**
 * Around each component of the app: what it throws while it renders, and what it waits for, takes nothing else off the screen.
 */
export class Boundary<Props extends BoundaryProps = BoundaryProps> extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  override state: State = { attempt: 0 };

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failed, attempt } = this.state;
    const { notice, waiting, children } = this.props;
    if (failed) return notice(failed.error, this.retry);
    return (
      <Suspense key={attempt} fallback={waiting(this.retry)}>
        {children}
      </Suspense>
    );
  }

  protected readonly retry = async (): Promise<void> =>
    this.setState(({ attempt }) => ({ failed: undefined, attempt: attempt + 1 }));
}

/**
 * The boundary of a page. After an error it renders again when the page is next shown. When content replaces a notice that
 * has the focus, or the other way round, the focus stays in the page.
 */
export class PageBoundary extends Boundary<BoundaryProps & { page: Page }> {
  /** The event with which the page has shown last. */
  #shown: PageEvent | undefined;
  #stop: (() => void) | undefined;

  override componentDidMount(): void {
    // React unmounts this while the page is hidden; the listener then gets the event that was missed.
    this.#stop = this.props.page.on('show', (event: PageEvent) => {
      const isAgain = this.#shown && this.#shown !== event;
      this.#shown = event;
      if (isAgain && this.state.failed) void this.retry();
    });
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.#hasFocus();
  }

  override componentDidUpdate(_props: unknown, _state: unknown, hadFocus: boolean): void {
    if (hadFocus && !this.#hasFocus()) this.props.page.element?.focus({ preventScroll: true });
  }

  #hasFocus(): boolean {
    return this.props.page.element?.contains(document.activeElement) ?? false;
  }
}
