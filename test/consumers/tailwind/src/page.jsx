import { Avatar, Button, Checkbox, Input, Radio, Switch } from 'nacre/react';

export default function Page() {
  return (
    <div className="flex flex-col gap-4 bg-nc-surface p-4" data-testid="page">
      <Checkbox>Checkbox</Checkbox>
      <Radio>Radio</Radio>
      <Switch>Switch</Switch>
      <Input label="Password" type="password" />
      <Button size="mini">Mini</Button>
      <Button id="wide">Wide</Button>
      <Avatar name="Ada Lovelace" />
      <Button id="styled" className="mt-8 w-40 opacity-50 nc-base:rounded-none">
        Styled
      </Button>
      <p id="primary" className="rounded-nc-lg bg-nc-primary p-nc-4 text-nc-on-primary">
        Primary
      </p>
    </div>
  );
}
