import { msg } from '@lit/localize';
import { support, type CallName } from 'nacre/device';
import { callOf } from '../apis/documentation.js';

const levelName = (level: string): string =>
  ({
    native: msg('native', { id: 'sc.level.native' }),
    emulated: msg('emulated', { id: 'sc.level.emulated' }),
    'needs-gesture': msg('needs a gesture', { id: 'sc.level.needs-gesture' }),
    'needs-permission': msg('needs permission', { id: 'sc.level.needs-permission' }),
    unavailable: msg('unavailable', { id: 'sc.level.unavailable' }),
  })[level] ?? level;

/** Shows the support level of a call in this browser. */
export function SupportBadge({ name }: { name: CallName }) {
  const { level } = support(name);
  return (
    <span className="badge" data-level={level}>
      {levelName(level)}
    </span>
  );
}

const ENGINES = [
  ['chromium', 'Chromium'],
  ['firefox', 'Firefox'],
  ['webkit', 'WebKit'],
] as const;

/** What the tests found in each engine. */
export function SupportTable({ name }: { name: CallName }) {
  const table = callOf(name)?.support ?? {};
  return (
    <dl className="engines">
      {ENGINES.map(([engine, title]) => {
        const { level, reason } = table[engine] ?? {};
        return (
          level && (
            <div key={engine}>
              <dt>{title}</dt>
              <dd>
                <span className="badge" data-level={level}>
                  {levelName(level)}
                </span>{' '}
                <small lang="en" dir="ltr">
                  {reason}
                </small>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
