import { msg } from '@lit/localize';
import { support, type CallName } from 'nacre/device';

const levelName = (level: ReturnType<typeof support>['level']): string =>
  ({
    native: msg('native', { id: 'sc.level.native' }),
    emulated: msg('emulated', { id: 'sc.level.emulated' }),
    'needs-gesture': msg('needs a gesture', { id: 'sc.level.needs-gesture' }),
    'needs-permission': msg('needs permission', { id: 'sc.level.needs-permission' }),
    unavailable: msg('unavailable', { id: 'sc.level.unavailable' }),
  })[level];

/** Shows the support level of a call in this browser. */
export function SupportBadge({ name }: { name: CallName }) {
  const { level } = support(name);
  return (
    <span className="badge" data-level={level}>
      {levelName(level)}
    </span>
  );
}
