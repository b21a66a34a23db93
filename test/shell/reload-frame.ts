import { frameUrl } from '../helpers/frame.js';
import { historyQuota } from '../router/app-frame.js';
import type { ReloadWindow } from './fixtures/reload-app.js';
import { until } from './start-app.js';

const next = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/** An app in a document of its own, which can be loaded again. */
export class ReloadFrame<View extends ReloadWindow = ReloadWindow> {
  readonly element = document.createElement('iframe');

  static async open<View extends ReloadWindow = ReloadWindow>(app = 'reload-app'): Promise<ReloadFrame<View>> {
    const frame = new ReloadFrame<View>();
    const { element } = frame;
    await historyQuota();
    history.pushState(null, '');
    element.style.cssText = 'width: 400px; height: 400px; border: 0';
    element.src = `${frameUrl({ module: `/test/shell/fixtures/${app}.tsx` })}#/home`;
    const loaded = next(element, 'load');
    document.body.append(element);
    await loaded;
    // Not inside of the load event, where a new entry would replace the one before it.
    await new Promise((resolve) => setTimeout(resolve));
    await frame.settled();
    return frame;
  }

  get window(): View {
    return this.element.contentWindow as unknown as View;
  }

  get top(): HTMLElement {
    return this.element.contentDocument!.querySelector<HTMLElement>('.nc-page:not([inert])')!;
  }

  get scroller(): HTMLElement {
    return this.top.querySelector<HTMLElement>('.nc-page-scroll')!;
  }

  get inner(): HTMLElement {
    return this.top.querySelector<HTMLElement>('#inner')!;
  }

  get titles(): string[] {
    return [this.element.contentDocument!.title, this.top.querySelector('nc-nav-bar')!.title];
  }

  page(path: string) {
    return this.window.pages.get(path)!;
  }

  async settled(): Promise<void> {
    const isReady = () => {
      const { app } = this.window;
      const { entries, leaving } = app.router.getSnapshot();
      return (
        entries.at(-1)?.phase === 'active' &&
        leaving.length === 0 &&
        (this.top?.textContent || this.top?.querySelector('nc-status'))
      );
    };
    await until(() => this.window.app && isReady(), 'the frame shows its page');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  /** Loads the document again, by the browser's button or by what `act` does. */
  async reload(act = () => this.window.location.reload()): Promise<void> {
    const loaded = next(this.element, 'load');
    act();
    await loaded;
    await new Promise((resolve) => setTimeout(resolve));
    await this.settled();
  }

  async go(delta: number): Promise<void> {
    const moved = next(this.window, 'popstate');
    this.window.history.go(delta);
    await moved;
    await this.window.app.router.navigateBack({ delta: 0 }).catch(() => undefined);
    await this.settled();
  }

  /** The user scrolls. */
  async scroll(top: number, element: HTMLElement = this.scroller): Promise<void> {
    element.scrollTop = top;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}
