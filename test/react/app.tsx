import { useState } from 'react';
import { Button, Checkbox, Input, Text } from 'nacre/react';

/** A page that a server renders and a browser hydrates. */
export function App() {
  const [name, setName] = useState('Ada');
  const [agreed, setAgreed] = useState(true);
  return (
    <form id="order">
      <Input
        name="name"
        label="Name"
        value={name}
        maxlength={20}
        required
        onInput={(event) => setName(event.target.value)}
      />
      <Input name="note" defaultValue="none" className="wide" clearable={false} placeholder={undefined} />
      <Checkbox name="agreed" checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
        I agree
      </Checkbox>
      <Text selectable>
        {name}: {agreed ? 'yes' : 'no'}
      </Text>
      <Button type="primary" formType="submit">
        Send
      </Button>
    </form>
  );
}
