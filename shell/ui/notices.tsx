import { msg } from '@lit/localize';
import { Component, type ReactNode } from 'react';
import { Status } from '../../react/generated/status.js';
import { useLocalized } from './locale.js';

/** Why a page's module is not there: it is loading, it failed to load, or it timed out. */
export type LoadStatus = 'pending' | 'error' | 'timeout';

/** Shows that a page loads or failed to load. One element for all statuses: the focus stays in it when the user retries. */
export function LoadNotice({ status, retry }: { status: LoadStatus; retry: () => Promise<void> }) {
  useLocalized();
  const failed = msg('Page failed to load.', { id: 'nc.page.failed', desc: 'A page could not be loaded' });
  return (
    <Status
      className="nc-notice"
      type={status === 'pending' ? 'loading' : status}
      title={status === 'error' ? failed : ''}
      onRetry={(event) => event.waitUntil(retry())}
    />
  );
}

/** For a URL without a page, if the app has no `notFound` page. */
export function NotFoundNotice({ onHome }: { onHome: () => Promise<void> }) {
  useLocalized();
  return (
    <Status
      className="nc-notice"
      type="empty"
      title={msg('Page not found.', { id: 'nc.page.not-found', desc: 'A URL that leads to no page' })}
      retryText={msg('Home', { id: 'nc.page.home', desc: 'Button that leads to the first page' })}
      onRetry={(event) => event.waitUntil(onHome())}
    />
  );
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches errors that a page throws while it renders, and shows a notice from which the user can retry. */
export class PageBoundary extends Component<BoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <CrashNotice onRetry={() => this.setState({ failed: false })} />;
  }
}

function CrashNotice({ onRetry }: { onRetry: () => void }) {
  useLocalized();
  const text = msg('Something went wrong on this page.', { id: 'nc.page.crashed', desc: 'A page has a defect' });
  return <Status className="nc-notice" type="error" title={text} onRetry={onRetry} />;
}
