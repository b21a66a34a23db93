import 'nacre/elements/cell';
import 'nacre/elements/list';
import { createSignal, For } from 'solid-js';
import { PEOPLE } from '../shared/app.js';

export function People(props: { chosen: (id: number) => void }) {
  const [people, setPeople] = createSignal([...PEOPLE]);
  // The rows that the list asks for.
  const [indexes, setIndexes] = createSignal<readonly number[]>([]);
  const rows = () => indexes().flatMap((index) => people()[index] ?? []);
  return (
    <>
      <button onClick={() => setPeople([{ id: -1, name: 'Person new' }, ...people()])}>Add</button>
      <nc-list
        style={{ height: '240px' }}
        bool:slotted={true}
        prop:items={people()}
        item-key="id"
        on:rangechange={(event) => setIndexes(event.indexes)}
      >
        <For each={rows()}>
          {(person) => (
            <div data-index={people().indexOf(person)}>
              <nc-cell title={person.name} bool:clickable={true} onClick={() => props.chosen(person.id)} />
            </div>
          )}
        </For>
      </nc-list>
    </>
  );
}
