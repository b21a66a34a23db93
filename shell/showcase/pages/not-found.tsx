import { msg } from '@lit/localize';
import { switchTab } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Icon } from 'nacre/react/icon';
import { usePage } from 'nacre/shell';
import { useEffect } from 'react';
import { useLocale } from '../parts/locale.js';

export default function NotFoundPage() {
  const locale = useLocale();
  const page = usePage();
  useEffect(() => page.setTitle(msg('Not found', { id: 'sc.not-found.title' })), [page, locale]);
  return (
    <div className="page empty">
      <Icon type="search" size={56} color="var(--nc-color-text-muted)" />
      <h1>{msg('Nothing here', { id: 'sc.not-found' })}</h1>
      <p>{msg('This address leads to no page of the showcase.', { id: 'sc.not-found.text' })}</p>
      <Button type="primary" size="mini" onClick={() => void switchTab({ url: '/components' })}>
        {msg('To the start', { id: 'sc.to-start' })}
      </Button>
    </div>
  );
}
