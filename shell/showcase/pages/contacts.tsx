import { msg, str } from '@lit/localize';
import type { NcSearchBar } from 'nacre/elements/search-bar';
import { IndexList } from 'nacre/react/index-list';
import { List } from 'nacre/react/list';
import { SearchBar } from 'nacre/react/search-bar';
import { Skeleton } from 'nacre/react/skeleton';
import { Status } from 'nacre/react/status';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ContactRow } from '../contacts/contact-row.js';
import { RemovedList } from '../contacts/removed-list.js';
import { getBook, load, onBook } from '../contacts/contacts.js';
import { arrange, search, type Listed } from '../contacts/letters.js';
import { ProblemStatus } from '../loading/problem-status.js';
import { useLocale } from '../parts/locale.js';

const countText = (count: number) =>
  msg(str`{${count}, plural, one {# contact} other {# contacts}}`, { id: 'sc.contacts.count' });

const noneText = () => msg('No contact with that name', { id: 'sc.contacts.none' });

const PLACES = Array.from({ length: 9 }, (_, place) => place);

/** An address book: a search, letters beside the list, rows to swipe. */
export default function ContactsPage() {
  const locale = useLocale();
  const { status, contacts, removed } = useSyncExternalStore(onBook, getBook, getBook);
  const [text, setText] = useState('');
  const [round, setRound] = useState(0);
  const bar = useRef<NcSearchBar>(null);
  const [offset, setOffset] = useState(0);
  const shown = useMemo(() => arrange(search(contacts, text), locale), [contacts, text, locale]);

  useEffect(() => {
    const control = new AbortController();
    void load(control.signal);
    return () => control.abort();
  }, [round]);

  // The list begins below the search, which grows with the text size.
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(() => setOffset(bar.current!.offsetHeight));
    sizes.observe(bar.current!);
    return () => sizes.disconnect();
  }, []);

  return (
    <div className="page contacts">
      <SearchBar
        ref={bar}
        className="contacts-search"
        placeholder={msg('Name or number', { id: 'sc.contacts.search' })}
        historyKey="showcase-contacts"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onClear={() => setText('')}
        onCancel={() => setText('')}
        onSearch={({ currentTarget }) => setText(currentTarget.value)}
      />
      {/* Screen readers are told what a search has found: the list says nothing when it changes. */}
      <p className="unseen" role="status">
        {text && status === 'ready' && (shown.length === 0 ? noneText() : countText(shown.length))}
      </p>
      {removed.length > 0 && <RemovedList contacts={removed} />}
      {(status === 'new' || status === 'loading') && <Places />}
      {status === 'ready' && shown.length === 0 && <Status type="empty" title={noneText()} noRetry />}
      {status === 'ready' && shown.length > 0 && (
        <IndexList offset={offset}>
          <List
            aria-label={msg('Contacts', { id: 'sc.contacts.title' })}
            items={shown}
            itemKey="id"
            groupKey="letter"
            renderItem={(contact: Listed) => <ContactRow contact={contact} />}
          />
        </IndexList>
      )}
      {status !== 'new' && status !== 'loading' && status !== 'ready' && (
        <ProblemStatus problem={status} onRetry={() => setRound(round + 1)} />
      )}
    </div>
  );
}

const Places = () => (
  <div role="status" aria-label={msg('Loading contacts', { id: 'sc.contacts.loading' })}>
    {PLACES.map((place) => (
      <Skeleton key={place} className="contact-place" avatar rows={2} />
    ))}
  </div>
);
