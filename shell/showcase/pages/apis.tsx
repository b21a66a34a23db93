import { msg } from '@lit/localize';
import { API_GROUPS } from '../apis/calls.js';
import { Card } from '../parts/card.js';
import { useLocale } from '../parts/locale.js';
import { SupportBadge } from '../parts/support-badge.js';

export default function ApisPage() {
  useLocale();
  return (
    <div className="page">
      <p className="lead">
        {msg('Each call is one event: a host may answer it, an interceptor may change it, else the browser does it.', {
          id: 'sc.apis.lead',
        })}
      </p>
      {API_GROUPS.map(({ title, icon, calls }) => (
        <section key={title()}>
          <h2>{title()}</h2>
          <ul className="cards">
            {calls.map(([name]) => (
              <li key={name}>
                <Card url={`/api/${name}`} icon={icon}>
                  <b dir="ltr">{name}</b>
                  <SupportBadge name={name} />
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
