import { Button } from 'nacre/react/button';
import { Checkbox } from 'nacre/react/checkbox';
import { CheckboxGroup } from 'nacre/react/checkbox-group';
import { Input } from 'nacre/react/input';
import { Picker } from 'nacre/react/picker';
import { Radio } from 'nacre/react/radio';
import { RadioGroup } from 'nacre/react/radio-group';
import { Switch } from 'nacre/react/switch';
import { useState } from 'react';

/** A form as users write one: it says what was submitted. */
export function SignUp() {
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const submit = (event) => {
    event.preventDefault();
    const data = new FormData(event.target);
    setMessage(
      JSON.stringify(Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).join()]))),
    );
  };
  return (
    <form aria-label="Sign up" onSubmit={submit}>
      <Input name="email" label="Email" required value={email} onInput={(event) => setEmail(event.target.value)} />
      <p>For {email || 'nobody'}</p>
      <Picker name="colour" label="Colour" range={['Red', 'Green', 'Blue']} />
      <Picker name="day" label="Day" mode="date" />
      <RadioGroup name="size" label="Size">
        <Radio value="s">Small</Radio>
        <Radio value="l">Large</Radio>
      </RadioGroup>
      <CheckboxGroup name="extras" label="Extras">
        <Checkbox value="milk">Milk</Checkbox>
        <Checkbox value="sugar">Sugar</Checkbox>
      </CheckboxGroup>
      <Switch name="news">News</Switch>
      <Checkbox name="terms" required>
        I agree
      </Checkbox>
      <Button formType="submit">Send</Button>
      {message ? <p role="status">{message}</p> : null}
    </form>
  );
}
