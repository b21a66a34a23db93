import { navigateTo } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Input } from 'nacre/react/input';
import { useState } from 'react';

export default function Home() {
  const [number, setNumber] = useState('7');
  return (
    <div className="nc-stack">
      <p>Jobs of today</p>
      <Input
        label="Number"
        value={number}
        onChange={(event) => {
          setNumber(event.target.value);
        }}
      />
      <Button type="primary" onClick={() => void navigateTo({ url: `/job/${number}?from=home` })}>
        Open
      </Button>
    </div>
  );
}
