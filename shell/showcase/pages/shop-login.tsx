import { msg, str } from '@lit/localize';
import { clearToken, setToken } from 'nacre/auth';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Input } from 'nacre/react/input';
import { returnTo, usePage } from 'nacre/shell';
import { useState, type SubmitEvent } from 'react';
import { problemOf } from '../loading/problem.js';
import { problemText } from '../loading/texts.js';
import { Failure } from '../parts/failure.js';
import { useLocale } from '../parts/locale.js';
import { write } from '../shop/server.js';
import { useUser } from '../shop/user.js';
import { labels } from '../signup/texts.js';

/** The accounts of this demo: everyone may use them. */
const DEMO = [
  {
    email: 'ada@example.com',
    password: 'seashell',
    text: () => msg('Member: can order', { id: 'sc.shop.demo.member' }),
  },
  {
    email: 'sam@example.com',
    password: 'lighthouse',
    text: () => msg('Staff: can also change the stock', { id: 'sc.shop.demo.staff' }),
  },
];

/** Logs in, and goes on to where the user wanted to go. */
export default function ShopLoginPage() {
  useLocale();
  const page = usePage();
  const user = useUser();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFailure('');
    try {
      const { status, data } = await write('login', { email, password });
      if (status === 200) {
        setToken((data as { token: string }).token);
        await returnTo();
      } else setFailure(msg('Email and password do not match.', { id: 'sc.shop.login.wrong' }));
    } catch (error) {
      setFailure(problemText(problemOf(error)));
    } finally {
      setBusy(false);
    }
  };

  if (user)
    return (
      <div className="page shop shop-login">
        <CellGroup className="rows" inset>
          <Cell title={user.name} label={user.email} icon="user" />
          <Cell title={msg('Your orders', { id: 'sc.shop.orders' })} icon="shop-parcel" url="/shop/orders" arrow />
        </CellGroup>
        <Button onClick={clearToken}>{msg('Log out', { id: 'sc.shop.log-out' })}</Button>
      </div>
    );
  return (
    <form className="page shop shop-login form" onSubmit={(event) => void submit(event)}>
      <p className="lead">
        {page.query['redirect']
          ? msg('Log in to continue where you left off.', { id: 'sc.shop.login.lead' })
          : msg('Log in to order and to see your orders.', { id: 'sc.shop.login.hello' })}
      </p>
      <Input
        name="email"
        type="email"
        label={labels.email()}
        required
        autocomplete="username"
        value={email}
        onInput={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Input
        name="password"
        type="password"
        passwordToggle
        label={labels.password()}
        required
        autocomplete="current-password"
        value={password}
        onInput={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Failure text={failure} />
      <Button type="primary" formType="submit" loading={isBusy}>
        {msg('Log in', { id: 'sc.shop.log-in' })}
      </Button>
      <CellGroup
        className="rows"
        title={msg('Demo accounts: tap one to fill in the fields', { id: 'sc.shop.demo' })}
        inset
      >
        {DEMO.map((account) => (
          <Cell
            key={account.email}
            title={account.text()}
            icon="user"
            clickable
            onClick={() => {
              setEmail(account.email);
              setPassword(account.password);
            }}
          >
            <bdi slot="label" dir="ltr">
              {msg(str`${account.email}, password ${account.password}`, { id: 'sc.shop.demo.account' })}
            </bdi>
          </Cell>
        ))}
      </CellGroup>
    </form>
  );
}
