import { msg } from '@lit/localize';
import { Status } from '../../../react/generated/status.js';
import { useLocalized } from '../definition/locale.js';
import type { NoticeProps } from '../definition/types.js';
import type { LoadStatus } from './load-status.js';

/** Shows that a page loads or failed to load. One element for all statuses: the focus stays in it when the user retries. */
export function ShellLoadNotice({ status, retry }: NoticeProps & { status: LoadStatus }) {
  useLocalized();
  return (
    <Status
      className="nc-notice"
      type={status === 'stale' ? 'error' : status}
      {...textsOf(status)}
      onRetry={(event) => event.waitUntil(retry())}
    />
  );
}

/** Texts that differ from those of `nc-status`. */
function textsOf(status: LoadStatus): { title: string; description: string; retryText: string } {
  const texts = { title: '', description: '', retryText: '' };
  if (status === 'error')
    texts.title = msg('Page failed to load.', { id: 'nc.page.failed', desc: 'A page could not be loaded' });
  if (status === 'timeout')
    texts.description = msg('Tap to retry.', { id: 'nc.page.tap', desc: 'What to do when a page has timed out' });
  if (status === 'stale') {
    texts.title = msg('This app has been updated.', {
      id: 'nc.page.stale',
      desc: 'A page cannot be loaded, because the server has a new version of the app',
    });
    texts.description = msg('Reload the app to open this page.', {
      id: 'nc.page.stale-advice',
      desc: 'What to do about it',
    });
    texts.retryText = msg('Reload', { id: 'nc.page.reload', desc: 'Button that loads the new version of the app' });
  }
  return texts;
}

/** For a URL without a page. */
export function ShellNotFoundNotice({ retry }: NoticeProps) {
  useLocalized();
  return (
    <Status
      className="nc-notice"
      type="empty"
      title={msg('Page not found.', { id: 'nc.page.not-found', desc: 'A URL that leads to no page' })}
      retryText={msg('Home', { id: 'nc.page.home', desc: 'Button that leads to the first page' })}
      onRetry={(event) => event.waitUntil(retry())}
    />
  );
}

/** For a page that has thrown an error while it rendered. */
export function ShellCrashNotice({ retry }: NoticeProps) {
  useLocalized();
  const text = msg('Something went wrong on this page.', { id: 'nc.page.crashed', desc: 'A page has a defect' });
  return <Status className="nc-notice" type="error" title={text} onRetry={() => void retry()} />;
}
