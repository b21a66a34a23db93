import { msg, str } from '@lit/localize';
import { Button } from 'nacre/react/button';
import { Collapse } from 'nacre/react/collapse';
import { CollapseItem } from 'nacre/react/collapse-item';
import { SearchBar } from 'nacre/react/search-bar';
import { Tag } from 'nacre/react/tag';
import { useState, useSyncExternalStore } from 'react';
import { TapePanel } from '../apis/tape-panel.js';
import { clearTraffic, getTraffic, isNamed, subscribeTraffic, type Traffic } from '../apis/traffic.js';
import { Empty } from '../parts/empty.js';
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
          <SearchBar
            shape="square"
            cancelButton="never"
            aria-label={msg('Filter by name', { id: 'sc.traffic.filter' })}
            placeholder={msg('Filter by name', { id: 'sc.traffic.filter' })}
            value={filter}
            onInput={({ target }) => setFilter(target.value)}
          />
          <Button disabled={!traffic.length} onClick={clearTraffic}>
            {msg('Clear', { id: 'sc.traffic.clear' })}
          </Button>
        </div>
        {!traffic.length && (
          <Empty text={msg('No calls yet. Use the app, then come back.', { id: 'sc.traffic.none' })} />
        )}
        {traffic.length > 0 && !shown.length && (
          <Empty text={msg('No call with that name.', { id: 'sc.traffic.no-match' })} />
        )}
        <Collapse inset className="rows">
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} locale={locale} />
          ))}
        </Collapse>
      </section>
    </div>
  );
}

function Entry({ entry: { name, options, at, outcome }, locale }: { entry: Traffic; locale: string }) {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(at);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: outcome && outcome.took < 10 ? 1 : 0 });
  return (
    <CollapseItem className="traffic-entry">
      <b slot="title">
        <bdi dir="ltr">{name}</bdi>
      </b>
      <small slot="value">
        <Tag round type={outcome ? (outcome.ok ? 'success' : 'warn') : 'default'}>
          {outcome ? answererName(outcome.by) : msg('running', { id: 'sc.traffic.running' })}
        </Tag>{' '}
        <span>{outcome && msg(str`${number.format(outcome.took)} ms`, { id: 'sc.traffic.ms' })}</span>{' '}
        <time dateTime={new Date(at).toISOString()}>{time}</time>
      </small>
      <p className="hint">{msg('Options', { id: 'sc.options' })}</p>
      <pre dir="ltr">{options}</pre>
      {outcome && (
        <>
          <p className="hint">{msg('Result', { id: 'sc.api.result' })}</p>
          <pre dir="ltr">{outcome.text}</pre>
        </>
      )}
    </CollapseItem>
  );
}
