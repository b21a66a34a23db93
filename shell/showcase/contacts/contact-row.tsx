import { msg, str } from '@lit/localize';
import { makePhoneCall, showToast } from 'nacre/device';
import { Avatar } from 'nacre/react/avatar';
import { Cell } from 'nacre/react/cell';
import { Icon } from 'nacre/react/icon';
import { SwipeAction } from 'nacre/react/swipe-action';
import { attempt } from './attempt.js';
import type { Contact } from './contacts.js';

/** Says that a contact is gone, and brings it back if the user wants. */
async function offerUndo(id: string, name: string): Promise<void> {
  await showToast({
    title: msg(str`${name} removed`, { id: 'sc.contacts.removed' }),
    icon: 'none',
    position: 'bottom',
    key: 'contacts',
    duration: 4000,
    actionText: msg('Undo', { id: 'sc.news.undo' }),
    onAction: () => void attempt(id, 'restore'),
  });
}

/** A contact: a press calls, a swipe stars or removes it. */
export function ContactRow({ contact: { id, name, phone, isStarred } }: { contact: Contact }) {
  const star = isStarred
    ? msg('Remove the star', { id: 'sc.contacts.unstar' })
    : msg('Add a star', { id: 'sc.contacts.star' });
  const starLabel = isStarred
    ? msg(str`Remove the star from ${name}`, { id: 'sc.contacts.unstar-one' })
    : msg(str`Add a star to ${name}`, { id: 'sc.contacts.star-one' });
  const remove = msg('Remove', { id: 'sc.contacts.remove' });
  const removeLabel = msg(str`Remove ${name}`, { id: 'sc.contacts.remove-one' });
  const act = async (value: string): Promise<void> => {
    if (value === 'star') await attempt(id, isStarred ? 'unstar' : 'star');
    else if (await attempt(id, 'remove')) await offerUndo(id, name);
  };
  return (
    <SwipeAction
      startOptions={[{ text: star, label: starLabel, value: 'star', icon: 'star', type: 'primary' }]}
      endOptions={[{ text: remove, label: removeLabel, value: 'remove', icon: 'clear', type: 'warn' }]}
      onAction={({ value }) => void act(String(value))}
    >
      <Cell title={name} center clickable onClick={() => void makePhoneCall({ phoneNumber: phone })}>
        <bdi slot="label" dir="ltr">
          {phone}
        </bdi>
        <Avatar slot="icon" name={name} size={40} aria-hidden="true" />
        {isStarred && <Icon type="star" size={18} label={msg('Starred', { id: 'sc.contacts.starred' })} />}
      </Cell>
    </SwipeAction>
  );
}
