import { msg } from '@lit/localize';
import { switchTab } from 'nacre/device';
import { Status } from 'nacre/react/status';
import { usePage } from 'nacre/shell';
import { useEffect } from 'react';
import { useLocale } from '../parts/locale.js';

export default function NotFoundPage() {
  const locale = useLocale();
  const page = usePage();
  useEffect(() => page.setTitle(msg('Not found', { id: 'sc.not-found.title' })), [page, locale]);
  return (
    <div className="page">
      <Status
        type="empty"
        title={msg('Nothing here', { id: 'sc.not-found' })}
        description={msg('No page of the showcase has this address.', { id: 'sc.not-found.text' })}
        retryText={msg('Go to the start', { id: 'sc.to-start' })}
        onRetry={(event) => event.waitUntil(switchTab({ url: '/components' }))}
      />
    </div>
  );
}
