import { msg } from '@lit/localize';
import { SIGNALS } from '../apis/documentation.js';
import { LiveSignal } from '../apis/live-signal.js';
import { useLocale } from '../parts/locale.js';

export default function SignalsPage() {
  const locale = useLocale();
  return (
    <div className="page">
      <p className="lead">
        {msg('A signal runs only while something listens to it: all of them stop when you leave this page.', {
          id: 'sc.signals.lead',
        })}
      </p>
      <div className="live-list">
        {SIGNALS.map((signal) => (
          <LiveSignal key={signal.name} signal={signal} locale={locale} />
        ))}
      </div>
    </div>
  );
}
