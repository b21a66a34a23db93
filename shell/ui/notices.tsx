import { msg } from '@lit/localize';
import { Component, type ReactNode } from 'react';
import { Status } from '../../react/generated/status.js';
import { useLocalized } from './locale.js';

/** How far the page's module is: on its way for a while, or it could not be loaded, or took too long. */
export type LoadStatus = 'pending' | 'error' | 'timeout';

/** One element whatever the status, so that the focus stays in it from one try to the next. */
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

/** A URL of the app that leads nowhere, where the app has no page for that. */
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

/** A page that throws while it is rendered takes nothing but itself along, and can be tried again. */
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
