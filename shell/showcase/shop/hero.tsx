import { msg, str } from '@lit/localize';
import { Icon } from 'nacre/react/icon';
import { useApp } from 'nacre/shell';
import banner from './banner.svg?no-inline';
import { useUser } from './user.js';

/** The head of the shop: its name, and the ways to orders and login. */
export function Hero() {
  const { router } = useApp();
  const user = useUser();
  return (
    <header className="shop-hero">
      <img src={banner} alt="" width="1200" height="420" />
      <h2>{msg('Things for days by the sea', { id: 'sc.shop.tagline' })}</h2>
      <p>
        <a href={router.createUrl('/shop/orders')}>
          <Icon type="shop-parcel" size={18} /> {msg('Your orders', { id: 'sc.shop.orders' })}
        </a>
        <a href={router.createUrl('/shop/login')}>
          <Icon type="user" size={18} />{' '}
          {user ? msg(str`Hello, ${user.name}`, { id: 'sc.shop.hello' }) : msg('Log in', { id: 'sc.shop.log-in' })}
        </a>
      </p>
    </header>
  );
}
