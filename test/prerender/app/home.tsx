import './home.css';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { Input } from 'nacre/react/input';
import { Steps } from 'nacre/react/steps';
import { useApp, useLoad, useReady, useShow } from 'nacre/shell';
import { useState } from 'react';
import { log } from './log.js';

export default function Home() {
  const { router } = useApp();
  const [count, setCount] = useState(0);
  const [isWide, setWide] = useState(true);
  const [name, setName] = useState('');
  useLoad(() => void log.push('load'));
  useShow(() => void log.push('show'));
  useReady(() => void log.push('ready'));
  return (
    <div className="home">
      <h1>A shop</h1>
      <Steps items={[{ title: 'Choose' }, { title: 'Pay' }]} current={1} />
      <Button type="primary" onClick={() => setCount(count + 1)}>
        Bought <b id="count">{count}</b>
      </Button>
      <p id="styled" style={isWide ? { width: '200px', color: 'rgb(1, 2, 3)' } : { color: 'rgb(4, 5, 6)' }}>
        Styled
      </p>
      <button id="narrow" onClick={() => setWide(false)}>
        Narrow
      </button>
      <Input label="Name" value={name} onInput={(event) => setName(event.target.value)} />
      <p id="name">{name}</p>
      <a id="plain" href={router.createUrl('/about')}>
        About
      </a>
      <Cell url="/item/7" title="Item 7" icon="star" arrow />
    </div>
  );
}
