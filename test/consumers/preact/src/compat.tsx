// React's components, with preact/compat in the place of React.
import 'nacre/tokens.css';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { Checkbox } from 'nacre/react/checkbox';
import { Input } from 'nacre/react/input';
import { List } from 'nacre/react/list';
import { Picker } from 'nacre/react/picker';
import { Popup } from 'nacre/react/popup';
import { Switch } from 'nacre/react/switch';
import { Tab } from 'nacre/react/tab';
import { Tabs } from 'nacre/react/tabs';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { COLOURS, PEOPLE } from '../shared/app.js';

function App() {
  const [name, setName] = useState('');
  const [terms, setTerms] = useState(false);
  const [news, setNews] = useState(false);
  const [colour, setColour] = useState('');
  const [tab, setTab] = useState('first');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Input label="Name" value={name} onChange={(event) => setName(event.target.value.slice(0, 3))} />
      <Checkbox checked={terms} onChange={(event) => setTerms(event.target.checked)}>
        I agree
      </Checkbox>
      <Checkbox checked={false} onChange={() => {}}>
        Never
      </Checkbox>
      <Switch aria-label="News" checked={news} onChange={(event) => setNews(event.target.checked)} />
      <Picker
        label="Colour"
        range={COLOURS}
        value={colour}
        onChange={(event) => setColour(String(event.target.value))}
      />
      <Tabs value={tab} onChange={(event) => setTab(event.value)}>
        <Tab name="first" label="First" />
        <Tab name="second" label="Second" />
      </Tabs>
      <List
        items={PEOPLE}
        itemKey="id"
        style={{ height: '240px' }}
        renderItem={(person) => <Cell title={person.name} />}
      />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Popup label="Details" open={open} onClose={() => setOpen(false)}>
        More about it
      </Popup>
      <output id="state">{JSON.stringify({ name, terms, news, colour, tab, open })}</output>
    </>
  );
}

render(<App />, document.querySelector('#app')!);
