import { registerIcons } from 'nacre/elements/icon';

registerIcons({
  'shop-filter': 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  'shop-sort': 'M7 5v14M3.5 15.500L7 19l3.5-3.500M13 6h8M13 12h6M13 18h3.5',
  'shop-parcel': 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.5 8-4.500M12 12v9M8 5.300l8 4.5',
  'shop-return': 'M9 14L4 9l5-5M4 9h10.500a5.5 5.5 0 0 1 0 11H11',
});
