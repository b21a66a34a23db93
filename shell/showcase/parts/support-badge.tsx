import { msg } from '@lit/localize';
import { support, type CallName } from 'nacre/device';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Tag } from 'nacre/react/tag';
import { callOf } from '../apis/documentation.js';

const levelName = (level: string): string =>
  ({
    native: msg('native', { id: 'sc.level.native' }),
    emulated: msg('emulated', { id: 'sc.level.emulated' }),
    'needs-gesture': msg('needs user action', { id: 'sc.level.needs-gesture' }),
    'needs-permission': msg('needs permission', { id: 'sc.level.needs-permission' }),
    unavailable: msg('unavailable', { id: 'sc.level.unavailable' }),
  })[level] ?? level;

const TYPES: Readonly<Record<string, 'primary' | 'warn'>> = { native: 'primary', unavailable: 'warn' };

const LevelTag = ({ level }: { level: string }) => (
  <Tag round type={TYPES[level] ?? 'default'}>
    {levelName(level)}
  </Tag>
);

/** Shows the support level of a call in this browser. */
export const SupportBadge = ({ name }: { name: CallName }) => <LevelTag level={support(name).level} />;

const ENGINES = [
  ['chromium', 'Chromium'],
  ['firefox', 'Firefox'],
  ['webkit', 'WebKit'],
] as const;

/** What the tests found in each engine. */
export function SupportTable({ name }: { name: CallName }) {
  const table = callOf(name)?.support ?? {};
  return (
    <CellGroup inset className="rows engines">
      {ENGINES.map(([engine, title]) => {
        const { level, reason } = table[engine] ?? {};
        return (
          level && (
            <Cell key={engine} title={title}>
              {reason && (
                <span slot="label">
                  <bdi lang="en">{reason}</bdi>
                </span>
              )}
              <LevelTag level={level} />
            </Cell>
          )
        );
      })}
    </CellGroup>
  );
}
