import 'nacre/elements/button';
import 'nacre/elements/calendar';
import 'nacre/elements/checkbox';
import 'nacre/elements/checkbox-group';
import 'nacre/elements/input';
import 'nacre/elements/picker';
import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import 'nacre/elements/rate';
import 'nacre/elements/search-bar';
import 'nacre/elements/segmented';
import 'nacre/elements/slider';
import 'nacre/elements/stepper';
import 'nacre/elements/switch';
import 'nacre/elements/tab';
import 'nacre/elements/tabs';
import 'nacre/elements/textarea';
import { createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { COLOURS, FILLED, START, submitted, VIEWS } from '../shared/app.js';
import { Details } from './details';
import { People } from './people';

export function App() {
  const [state, setState] = createStore(structuredClone(START));
  const [heard, setHeard] = createSignal('');
  const [sent, setSent] = createSignal('');
  return (
    <>
      <form onSubmit={(event) => setSent(submitted(event))}>
        <nc-input
          id="name"
          label="Name"
          name="name"
          bool:required={true}
          prop:value={state.name}
          on:input={(event) => setState('name', event.currentTarget.value)}
          on:confirm={(event) => setHeard(`confirm ${event.value}`)}
        >
          <span slot="prefix">@</span>
        </nc-input>
        <nc-input
          id="age"
          label="Age"
          attr:inputmode="numeric"
          prop:value={String(state.age ?? '')}
          on:input={(event) => setState('age', Number(event.currentTarget.value))}
        />
        <nc-textarea
          id="note"
          label="Note"
          bool:auto-height={true}
          prop:value={state.note}
          on:input={(event) => setState('note', event.currentTarget.value)}
        />
        <nc-search-bar
          id="query"
          label="Search"
          prop:value={state.query}
          on:input={(event) => setState('query', event.currentTarget.value)}
        />
        <nc-stepper
          id="count"
          aria-label="Count"
          prop:value={state.count}
          on:input={(event) => setState('count', event.currentTarget.value)}
        />
        <nc-checkbox
          id="terms"
          name="terms"
          prop:checked={state.terms}
          on:change={(event) => setState('terms', event.currentTarget.checked)}
        >
          I agree
        </nc-checkbox>
        <nc-checkbox-group
          id="toppings"
          label="Toppings"
          prop:value={[...state.toppings]}
          on:change={(event) => setState('toppings', event.value)}
        >
          <nc-checkbox value="nuts">Nuts</nc-checkbox>
          <nc-checkbox value="cream">Cream</nc-checkbox>
        </nc-checkbox-group>
        <nc-radio-group
          id="size"
          label="Size"
          name="size"
          prop:value={state.size}
          on:change={(event) => setState('size', event.value)}
        >
          <nc-radio value="s">Small</nc-radio>
          <nc-radio value="l">Large</nc-radio>
        </nc-radio-group>
        <nc-switch
          id="news"
          name="news"
          aria-label="News"
          prop:checked={state.news}
          on:change={(event) => setState('news', event.currentTarget.checked)}
        />
        <nc-picker
          id="colour"
          label="Colour"
          name="colour"
          prop:range={COLOURS}
          prop:value={state.colour}
          on:change={(event) => setState('colour', Number(event.currentTarget.value))}
        />
        <nc-calendar
          id="day"
          label="Day"
          name="day"
          mode="popup"
          prop:value={state.day}
          on:change={(event) => setState('day', String(event.currentTarget.value))}
        />
        <nc-slider
          id="volume"
          name="volume"
          aria-label="Volume"
          step={10}
          prop:value={state.volume}
          on:input={(event) => setState('volume', Number(event.value))}
        />
        <nc-rate
          id="stars"
          aria-label="Stars"
          prop:value={state.stars}
          on:input={(event) => setState('stars', event.currentTarget.value)}
        />
        <nc-segmented
          id="view"
          label="View"
          prop:options={VIEWS}
          prop:value={state.view}
          on:change={(event) => setState('view', event.value)}
        />
        <nc-button form-type="submit">Send</nc-button>
      </form>
      <nc-tabs
        id="tab"
        prop:value={state.tab}
        on:change={({ target, currentTarget }) => {
          if (target === currentTarget) setState('tab', currentTarget.value);
        }}
      >
        <nc-tab name="first" label="First">
          <nc-input label="In a tab" />
        </nc-tab>
        <nc-tab name="second" label="Second">
          More
        </nc-tab>
      </nc-tabs>
      <button onClick={() => setState(structuredClone(FILLED))}>Fill</button>
      <button onClick={() => setState(structuredClone(START))}>Clear</button>
      <People chosen={(id) => setHeard(`person ${id}`)} />
      <Details />
      <output id="state">{JSON.stringify(state)}</output>
      <output id="heard">{heard()}</output>
      <output id="sent">{sent()}</output>
    </>
  );
}
