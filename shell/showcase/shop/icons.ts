import { registerIcons } from 'nacre/elements/icon';

declare module 'nacre/elements/icon' {
  interface IconNames extends Record<ShopIcon, unknown> {}
}

type ShopIcon = 'shop-bag' | 'shop-pay' | 'shop-filter' | 'shop-sort' | 'shop-parcel';

/** Icons that `nc-icon` does not bring. */
export const registerShopIcons = (): void =>
  registerIcons({
    'shop-bag': 'M5 8h14l-1 12.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
    'shop-pay': 'M3 6.5h18v11H3zM3 10.5h18M6.5 14.5h4',
    'shop-filter': 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
    'shop-sort': 'M7 5v14M3.5 15.500L7 19l3.5-3.500M13 6h8M13 12h6M13 18h3.5',
    'shop-parcel': 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.5 8-4.500M12 12v9M8 5.300l8 4.5',
  } satisfies Record<ShopIcon, string>);
