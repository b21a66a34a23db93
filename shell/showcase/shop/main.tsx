import { startDemo } from '../parts/start.js';
import { ChooseProduct } from './choose-product.js';
import { registerShopIcons } from './icons.js';
import { SHOP_PAGES } from './pages.js';

registerShopIcons();
startDemo({ pages: SHOP_PAGES, identity: { loginPage: '/shop/login' }, split: { empty: ChooseProduct } });
