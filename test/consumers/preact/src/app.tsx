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
import { useState } from 'preact/hooks';
import { COLOURS, FILLED, START, submitted, VIEWS } from '../shared/app.js';
import { Details } from './details';
import { People } from './people';

export function App() {
  const [state, setState] = useState(START);
  const [heard, setHeard] = useState('');
  const [sent, setSent] = useState('');
  const change = (values: Partial<typeof START>) => setState((before) => ({ ...before, ...values }));
  return (
    <>
      <form onSubmit={(event) => setSent(submitted(event))}>
        <nc-input
          id="name"
          label="Name"
          name="name"
          required
          value={state.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
          onconfirm={(event) => setHeard(`confirm ${event.value}`)}
        >
          <span slot="prefix">@</span>
        </nc-input>
        <nc-input
          id="age"
          label="Age"
          inputMode="numeric"
          value={String(state.age ?? '')}
          onInput={(event) => change({ age: Number(event.currentTarget.value) })}
        />
        <nc-textarea
          id="note"
          label="Note"
          autoHeight
          value={state.note}
          onInput={(event) => change({ note: event.currentTarget.value })}
        />
        <nc-search-bar
          id="query"
          label="Search"
          value={state.query}
          onInput={(event) => change({ query: event.currentTarget.value })}
        />
        <nc-stepper
          id="count"
          aria-label="Count"
          value={state.count}
          onInput={(event) => change({ count: event.currentTarget.value })}
        />
        <nc-checkbox
          id="terms"
          name="terms"
          checked={state.terms}
          onChange={(event) => change({ terms: event.currentTarget.checked })}
        >
          I agree
        </nc-checkbox>
        <nc-checkbox-group
          id="toppings"
          label="Toppings"
          value={state.toppings}
          onChange={(event) => change({ toppings: event.value })}
        >
          <nc-checkbox value="nuts">Nuts</nc-checkbox>
          <nc-checkbox value="cream">Cream</nc-checkbox>
        </nc-checkbox-group>
        <nc-radio-group
          id="size"
          label="Size"
          name="size"
          value={state.size}
          onChange={(event) => change({ size: event.value })}
        >
          <nc-radio value="s">Small</nc-radio>
          <nc-radio value="l">Large</nc-radio>
        </nc-radio-group>
        <nc-switch
          id="news"
          name="news"
          aria-label="News"
          checked={state.news}
          onChange={(event) => change({ news: event.currentTarget.checked })}
        />
        <nc-picker
          id="colour"
          label="Colour"
          name="colour"
          range={COLOURS}
          value={state.colour}
          onChange={(event) => change({ colour: Number(event.currentTarget.value) })}
        />
        <nc-calendar
          id="day"
          label="Day"
          name="day"
          mode="popup"
          value={state.day}
          onChange={(event) => change({ day: String(event.currentTarget.value) })}
        />
        <nc-slider
          id="volume"
          name="volume"
          aria-label="Volume"
          step={10}
          value={state.volume}
          onInput={(event) => change({ volume: Number(event.value) })}
        />
        <nc-rate
          id="stars"
          aria-label="Stars"
          value={state.stars}
          onInput={(event) => change({ stars: event.currentTarget.value })}
        />
        <nc-segmented
          id="view"
          label="View"
          options={VIEWS}
          value={state.view}
          onChange={(event) => change({ view: event.value })}
        />
        <nc-button form-type="submit">Send</nc-button>
      </form>
      <nc-tabs
        id="tab"
        value={state.tab}
        onChange={({ target, currentTarget }) => {
          if (target === currentTarget) change({ tab: currentTarget.value });
        }}
      >
        <nc-tab name="first" label="First">
          <nc-input label="In a tab" />
        </nc-tab>
        <nc-tab name="second" label="Second">
          More
        </nc-tab>
      </nc-tabs>
      <button onClick={() => setState(FILLED)}>Fill</button>
      <button onClick={() => setState(START)}>Clear</button>
      <People chosen={(id) => setHeard(`person ${id}`)} />
      <Details />
      <output id="state">{JSON.stringify(state)}</output>
      <output id="heard">{heard}</output>
      <output id="sent">{sent}</output>
    </>
  );
}
