import 'nacre/elements/cell';
import 'nacre/elements/list';
import { flushSync } from 'preact/compat';
import { useState } from 'preact/hooks';
import { PEOPLE } from '../shared/app.js';

export function People({ chosen }: { chosen: (id: number) => void }) {
  const [people, setPeople] = useState(PEOPLE);
  // The rows that the list asks for.
  const [indexes, setIndexes] = useState<readonly number[]>([]);
  return (
    <>
      <button onClick={() => setPeople([{ id: -1, name: 'Person new' }, ...people])}>Add</button>
      <nc-list
        style={{ height: '240px' }}
        slotted
        items={people}
        itemKey="id"
        onrangechange={(event) => flushSync(() => setIndexes(event.indexes))}
      >
        {indexes.map((index) => {
          const person = people[index];
          return (
            person && (
              <div key={person.id} data-index={index}>
                <nc-cell title={person.name} clickable onClick={() => chosen(person.id)} />
              </div>
            )
          );
        })}
      </nc-list>
    </>
  );
}
