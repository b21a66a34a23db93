import { navigateBack, redirectTo } from 'nacre/device';
import type { Router } from 'nacre/router';

/** Back to the list of products, or to it if it is not below. */
export function goToShop(router: Pick<Router, 'getSnapshot'>): void {
  const { entries } = router.getSnapshot();
  const place = entries.findLastIndex(({ route }) => route === '/shop');
  if (place < 0) void redirectTo({ url: '/shop' });
  else void navigateBack({ delta: entries.length - 1 - place });
}
