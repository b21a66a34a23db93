import { msg } from '@lit/localize';
import { device } from '../device/index.js';
import { shellAnswers } from './answers.js';
import type { App } from './app.js';
import { Motions, play } from './motion.js';
import { PullToRefresh } from './refresh.js';
import { followScroll, restoreScroll } from './scroll.js';
import { SwipeBack } from './swipe-back.js';

/** What an app can do without until its first page is under way. It is loaded beside that page. */
export class Late {
  readonly motions = new Motions();
  readonly play = play;
  readonly followScroll = followScroll;
  readonly restoreScroll = restoreScroll;
  readonly PullToRefresh = PullToRefresh;
  readonly swipeBack: SwipeBack;

  /** What answers the calls about bars and pages. */
  static readonly answers = shellAnswers;

  constructor(app: App, signal: AbortSignal) {
    const { router } = app;
    this.swipeBack = new SwipeBack(app);
    this.motions.listen(router, signal);
    const ask = (): void => {
      const title = msg('Press back again to exit', {
        id: 'nc.app.exit',
        desc: 'Shown on the first page of an app, after Back was pressed once',
      });
      // Where nobody shows toasts, the app has its own way to say it, or none.
      device.call('showToast', { title, icon: 'none' }).catch(() => undefined);
    };
    router.app.addEventListener('exitattempt', ask, { signal });
  }
}
