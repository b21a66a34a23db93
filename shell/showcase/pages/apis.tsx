import { msg } from '@lit/localize';
import { API_GROUPS } from '../apis/calls.js';
import { Card } from '../parts/card.js';
import { useLocale } from '../parts/locale.js';
import { SupportBadge } from '../parts/support-badge.js';

export default function ApisPage() {
  useLocale();
  return (
    <div className="page calls">
      <p className="lead">
        {msg(
          'Each call is one event: a host can answer it, an interceptor can change it, and otherwise the browser handles it.',
          {
            id: 'sc.apis.lead',
          },
        )}
      </p>
      <div className="ways">
        <Card url="/traffic">
          <b slot="title">{msg('Call log', { id: 'sc.traffic.title' })}</b>
          <small slot="label">
            {msg('Every call: who answered, what, and how fast; record and replay', { id: 'sc.traffic.link' })}
          </small>
        </Card>
        <Card url="/signals">
          <b slot="title">{msg('Live signals', { id: 'sc.signals.title' })}</b>
          <small slot="label">
            {msg('Motion, compass, network and others, drawn live', { id: 'sc.signals.link' })}
          </small>
        </Card>
      </div>
      {API_GROUPS.map(({ title, calls }) => (
        <section key={title()}>
          <h2>{title()}</h2>
          <ul className="cards">
            {calls.map(([name]) => (
              <li key={name}>
                <Card url={`/api/${name}`}>
                  <b slot="title">
                    <bdi dir="ltr">{name}</bdi>
                  </b>
                  <span slot="label">
                    <SupportBadge name={name} />
                  </span>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
