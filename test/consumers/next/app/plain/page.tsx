import { Button, Checkbox, Input, Picker, Radio, RadioGroup, SearchBar, Switch, Textarea } from 'nacre/react';

export default function Plain() {
  return (
    <main className="nc-stack">
      <h1>Order</h1>
      <Input label="Name" required defaultValue="Ada" hint="As on your card" />
      <Input label="Email" type="email" placeholder="ada@example.org" />
      <Input label="Password" type="password" defaultValue="secret" />
      <Textarea label="Wishes" defaultValue={'One\nTwo'} />
      <SearchBar label="Search" />
      <Picker label="Colour" placeholder="Choose" range={['Red', 'Green']} />
      <RadioGroup label="Size">
        <Radio value="s">Small</Radio>
        <Radio value="l">Large</Radio>
      </RadioGroup>
      <Checkbox>I agree</Checkbox>
      <Switch hint="Once a month">News</Switch>
      <Button type="primary">Send</Button>
      <p>The end</p>
    </main>
  );
}
