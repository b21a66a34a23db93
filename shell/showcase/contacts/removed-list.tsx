import { msg, str } from '@lit/localize';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CollapseItem } from 'nacre/react/collapse-item';
import { attempt } from './attempt.js';
import type { Contact } from './contacts.js';

/** What was removed since the app has started: the button of a toast is there for seconds only. */
export function RemovedList({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <CollapseItem
      title={msg('Recently removed', { id: 'sc.contacts.recent' })}
      value={msg(str`{${contacts.length}, plural, one {# contact} other {# contacts}}`, {
        id: 'sc.contacts.recent-count',
      })}
    >
      {contacts.map(({ id, name }) => (
        <Cell key={id} title={name} center>
          <Button
            size="mini"
            aria-label={msg(str`Restore ${name}`, { id: 'sc.contacts.restore-one' })}
            onClick={() => void attempt(id, 'restore')}
          >
            {msg('Restore', { id: 'sc.contacts.restore' })}
          </Button>
        </Cell>
      ))}
    </CollapseItem>
  );
}
