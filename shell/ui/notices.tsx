import { msg } from '@lit/localize';
import { Component, type ReactNode } from 'react';
import { Button } from '../../react/generated/button.js';
import { Icon } from '../../react/generated/icon.js';
import { useLocalized } from './locale.js';

interface NoticeProps {
  icon: string;
  text: string;
  action: string;
  onAction: () => void;
}

/** What stands where a page should be, and the way out. */
function Notice({ icon, text, action, onAction }: NoticeProps) {
  return (
    <div className="nc-notice" role="alert">
      <Icon type={icon} size={48} color="var(--nc-color-text-muted)" />
      <p>{text}</p>
      <Button type="primary" size="mini" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

const retryText = (): string => msg('Retry', { id: 'nc.page.retry', desc: 'Button that loads a page again' });

/** The page's module could not be loaded, or took too long. */
export function LoadNotice({ status, onRetry }: { status: 'error' | 'timeout'; onRetry: () => void }) {
  useLocalized();
  const text =
    status === 'timeout'
      ? msg('Connection timed out.', { id: 'nc.page.timeout', desc: 'A page took too long to load' })
      : msg('Page failed to load.', { id: 'nc.page.failed', desc: 'A page could not be loaded' });
  return <Notice icon="warn" text={text} action={retryText()} onAction={onRetry} />;
}

/** A URL of the app that leads nowhere, where the app has no page for that. */
export function NotFoundNotice({ onHome }: { onHome: () => void }) {
  useLocalized();
  return (
    <Notice
      icon="search"
      text={msg('Page not found.', { id: 'nc.page.not-found', desc: 'A URL that leads to no page' })}
      action={msg('Home', { id: 'nc.page.home', desc: 'Button that leads to the first page' })}
      onAction={onHome}
    />
  );
}

/** Shows after a while of loading. */
export function LoadingNotice() {
  useLocalized();
  const text = msg('Loading…', { id: 'nc.page.loading', desc: 'Shown while a page loads' });
  return (
    <div className="nc-notice" role="status">
      <span className="nc-spinner" />
      <span className="nc-visually-hidden">{text}</span>
    </div>
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
  return <Notice icon="warn" text={text} action={retryText()} onAction={onRetry} />;
}
