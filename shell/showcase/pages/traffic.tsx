import { msg, str } from '@lit/localize';
import { Button } from 'nacre/react/button';
import { Input } from 'nacre/react/input';
import { useState, useSyncExternalStore } from 'react';
import { TapePanel } from '../apis/tape-panel.js';
import { clearTraffic, getTraffic, isNamed, subscribeTraffic, type Traffic } from '../apis/traffic.js';
import { useLocale } from '../parts/locale.js';

const answererName = (by: 'interceptor' | 'host' | 'provider'): string =>
  ({
    interceptor: msg('interceptor', { id: 'sc.traffic.interceptor' }),
    host: msg('host', { id: 'sc.traffic.host' }),
    provider: msg('browser', { id: 'sc.traffic.provider' }),
  })[by];

export default function TrafficPage() {
  const locale = useLocale();
  const traffic = useSyncExternalStore(subscribeTraffic, getTraffic);
  const [filter, setFilter] = useState('');
  const shown = traffic.filter((entry) => isNamed(entry, filter));
  return (
    <div className="page traffic">
      <TapePanel />
      <section className="traffic-part">
        <h2>{msg('Calls', { id: 'sc.traffic.calls' })}</h2>
        <div className="traffic-tools">
          <Input
            label={msg('Filter by name', { id: 'sc.traffic.filter' })}
            type="search"
            clearable
            value={filter}
            onInput={({ target }) => setFilter(target.value)}
          />
          <Button disabled={!traffic.length} onClick={clearTraffic}>
            {msg('Clear', { id: 'sc.traffic.clear' })}
          </Button>
        </div>
        {!traffic.length && (
          <p className="hint">{msg('No call yet. Use the app, then come back.', { id: 'sc.traffic.none' })}</p>
        )}
        {traffic.length > 0 && !shown.length && (
          <p className="hint">{msg('No call has such a name.', { id: 'sc.traffic.no-match' })}</p>
        )}
        <ul className="traffic-list">
          {shown.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} locale={locale} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Entry({ entry: { name, options, at, outcome }, locale }: { entry: Traffic; locale: string }) {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(at);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: outcome && outcome.took < 10 ? 1 : 0 });
  return (
    <details className="traffic-entry" data-state={outcome ? (outcome.ok ? 'ok' : 'failed') : 'running'}>
      <summary>
        <b dir="ltr">{name}</b>
        <span className="badge">
          {outcome ? answererName(outcome.by) : msg('running', { id: 'sc.traffic.running' })}
        </span>
        <small>
          {outcome && msg(str`${number.format(outcome.took)} ms`, { id: 'sc.traffic.ms' })}{' '}
          <time dateTime={new Date(at).toISOString()}>{time}</time>
        </small>
      </summary>
      <p className="hint">{msg('Options', { id: 'sc.options' })}</p>
      <pre dir="ltr">{options}</pre>
      {outcome && (
        <>
          <p className="hint">{msg('Result', { id: 'sc.api.result' })}</p>
          <pre dir="ltr">{outcome.text}</pre>
        </>
      )}
    </details>
  );
}
