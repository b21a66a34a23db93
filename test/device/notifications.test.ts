import { expect } from '@open-wc/testing';
import {
  closeNotification,
  ErrCode,
  onNotificationClick,
  showNotification,
  support,
  type NotificationClick,
} from 'nacre/device';
import { expectFailure, started, tick } from './helpers.js';
import { replaced } from './replaced.js';

/** The notifications of a system, as the standard has them. */
class Fake extends EventTarget {
  static permission = 'granted';
  static outcome = 'show';
  static all: Fake[] = [];
  static requestPermission = async () => Fake.permission;
  readonly title: string;
  readonly data: unknown;
  readonly tag: string;
  isOpen = true;

  constructor(title: string, options: { tag: string; data?: unknown }) {
    super();
    this.title = title;
    this.tag = options.tag;
    this.data = structuredClone(options.data);
    Fake.all.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event(Fake.outcome)));
  }

  close(): void {
    this.isOpen = false;
    this.dispatchEvent(new Event('close'));
  }
}

describe('notifications', () => {
  beforeEach(() => Object.assign(Fake, { permission: 'granted', outcome: 'show', all: [] }));
  const system = (run: () => unknown, value: unknown = Fake) => replaced(window, 'Notification', value, run);
  /** The page's service worker. */
  const worker = (run: () => unknown, registration?: object) => {
    const container = Object.assign(new EventTarget(), { getRegistration: async () => registration });
    return replaced(navigator, 'serviceWorker', container, () => run());
  };

  it('are shown, replaced and closed by their name', () =>
    system(async () => {
      const { tag, errMsg } = await showNotification({ title: 'Pearls', body: 'Three' });
      expect([tag.length > 0, errMsg]).to.deep.equal([true, 'showNotification:ok']);
      expect((await showNotification({ title: 'More', tag: 'a' })).tag).to.equal('a');
      await closeNotification({ tag: 'a' });
      await closeNotification({ tag: 'nothing' });
      expect(Fake.all.map(({ title, isOpen }) => [title, isOpen])).to.deep.equal([
        ['Pearls', true],
        ['More', false],
      ]);
    }));

  it('tell clicks, with the data of each', () =>
    system(async () => {
      await showNotification({ title: 'a', tag: 'first', data: { id: 1 } });
      await showNotification({ title: 'b', tag: 'second' });
      const [first, second] = Fake.all;
      const click = (notification?: Fake) => notification!.dispatchEvent(new Event('click'));
      const stop = await started('notificationClick', () => click(second));
      const clicks: NotificationClick[] = [];
      const end = onNotificationClick((payload) => clicks.push(payload));
      click(first);
      end();
      click(first);
      stop();
      expect(clicks).to.deep.equal([{ tag: 'first', data: { id: 1 } }]);
    }));

  it('fail with the reason', async () => {
    await system(async () => {
      Fake.permission = 'denied';
      await expectFailure(
        showNotification({ title: 'a' }),
        'showNotification:fail the user has not allowed notifications',
        ErrCode.permission,
      );
      expect(Fake.all).to.have.length(0);
      Object.assign(Fake, { permission: 'granted', outcome: 'error' });
      await expectFailure(
        showNotification({ title: 'a' }),
        'showNotification:fail the system does not show it',
        ErrCode.unknown,
      );
      await expectFailure(
        showNotification({ title: 'a', data: document.body }),
        /^showNotification:fail \w/,
        ErrCode.invalid,
      );
      await expectFailure(
        showNotification({ title: '' }),
        'showNotification:fail title: expected a non-empty string',
        ErrCode.invalid,
      );
    });
  });

  it('are those of a service worker where pages have none of their own', async () => {
    const shown: unknown[] = [];
    const open = [{ isOpen: true, close: () => (open[0]!.isOpen = false) }];
    const registration = {
      showNotification: async (...args: unknown[]) => void shown.push(args),
      getNotifications: async ({ tag }: { tag: string }) => (tag === 'a' ? open : []),
    };
    // Browsers of Android.
    const refused = Object.assign(
      function () {
        throw new TypeError('Illegal constructor');
      },
      { requestPermission: async () => 'granted' },
    );
    await system(async () => {
      await worker(async () => {
        expect((await showNotification({ title: 'Pearls', tag: 'a', silent: true })).tag).to.equal('a');
        await closeNotification({ tag: 'a' });
        const message = (data: unknown) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
        const clicks: NotificationClick[] = [];
        const click = { type: 'notificationClick', tag: 'a', data: 7 };
        const stop = await started('notificationClick', () => message(click));
        const end = onNotificationClick((payload) => clicks.push(payload));
        message(null);
        message({ type: 'other' });
        message(click);
        await tick();
        end();
        stop();
        expect(clicks).to.deep.equal([{ tag: 'a', data: 7 }]);
      }, registration);
      expect(shown).to.deep.equal([['Pearls', { tag: 'a', silent: true }]]);
      expect(open[0]!.isOpen).to.equal(false);
      await worker(() =>
        expectFailure(showNotification({ title: 'a' }), /only by a service worker$/, ErrCode.unsupported),
      );
    }, refused);
  });

  it('are told as missing where they are', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'Notification')!;
    delete (window as Partial<typeof globalThis>).Notification;
    try {
      await expectFailure(showNotification({ title: 'a' }), /has no notifications/, ErrCode.unsupported);
      expect(support('showNotification').level).to.equal('unavailable');
    } finally {
      Object.defineProperty(window, 'Notification', own);
    }
    expect(support('showNotification').level).to.equal('needs-permission');
  });
});
