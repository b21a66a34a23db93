import { configureIdentity, getIdentity, onIdentityChange, pendingIdentity } from '../../auth/index.js';
import { DeviceError, ErrCode } from '../../device/index.js';
import type { Answer, PageConfig, Target } from '../../router/index.js';
import { perApp } from '../base/per-app.js';
import { isGuarded, isOpen, type AccessHost } from './guarded.js';

/** Codes of a refusal, or of a newer navigation. */
const ANSWERS: readonly number[] = [ErrCode.cancel, ErrCode.denied];

/** Path of the system page for users who may not see a page. */
export const FORBIDDEN = '/forbidden';

/** Who may see which page, and how users get to the login page, or the forbidden page, and back. */
export class Access {
  readonly #app: AccessHost;

  constructor(app: AccessHost) {
    this.#app = app;
  }

  /** Asks, by `ask`, whether a user may enter that has what the page requires. Refuses others. */
  mayEnter(to: Target, page: PageConfig, ask: () => Answer | Promise<Answer>): Answer | Promise<Answer> {
    if (isOpen(page)) return ask();
    const pending = pendingIdentity();
    if (pending) return pending.then(() => (isOpen(page) ? ask() : this.#refuse(to)));
    return this.#refuse(to);
  }

  /** Leads to the login page, or who is signed in to the forbidden page. */
  #refuse(to: Target): Answer {
    const { url } = this.#instead;
    if (!url || this.#isInstead(to.route)) return false;
    // Back leads to a page that is open: `follow` puts the other page in its place.
    const { entries } = this.#app.router.getSnapshot();
    if (entries.some(({ key }) => key === (to as { key?: string }).key)) return true;
    return `${url}${url.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(to.url)}`;
  }

  /** Where users get who may not see a page. */
  get #instead(): { readonly url: string | undefined } {
    const { identity, forbidden = FORBIDDEN } = this.#app.definition;
    return { url: getIdentity().valid ? forbidden : identity?.loginPage };
  }

  get #loginRoute(): string | undefined {
    return this.#routeOf(this.#app.definition.identity?.loginPage);
  }

  #routeOf(url: string | undefined): string | undefined {
    return url === undefined ? undefined : this.#app.router.match(url)?.route;
  }

  /** Whether a page is the login page or the forbidden page: a guard of these would lead back to them. */
  #isInstead(route: string): boolean {
    return [this.#loginRoute, this.#routeOf(this.#app.definition.forbidden ?? FORBIDDEN)].includes(route);
  }

  /**
   * Opens the login page, or the forbidden page, in place of a page that the user may not see any more, since the token has
   * expired, the user has signed out or lost a role, or Back has led there. If the user signs in in another tab or by a late
   * renewal, or gets the role, leaves that page. Returns a function that ends it.
   */
  follow(): () => void {
    const { router, pageOf, definition } = this.#app;
    if (!definition.pages.some(isGuarded)) return () => undefined;
    let checked: string | undefined;
    const check = async (): Promise<void> => {
      const { key, route } = router.getSnapshot().entries.at(-1) ?? {};
      const isTop = (): boolean => router.getSnapshot().entries.at(-1)?.key === key;
      if (!route || isOpen(pageOf(route))) return;
      await pendingIdentity();
      const top = router.getSnapshot().entries.at(-1);
      if (!top || !isTop() || isOpen(pageOf(route))) return;
      const answer = this.#refuse({ ...top, key: '' } as Target);
      if (typeof answer === 'string') await this.#replace(answer);
    };
    // If the page or a guard refuses, the page stays.
    const fail = (error: unknown): void => {
      const isAnswer = error instanceof DeviceError && ANSWERS.includes(error.errCode);
      if (!isAnswer) router.app.report(error);
    };
    const run = (): void => void check().catch(fail);
    const stops = [
      router.subscribe(() => {
        const key = router.getSnapshot().entries.at(-1)?.key;
        if (key === checked) return;
        checked = key;
        run();
      }),
      onIdentityChange(({ valid }, { isRemote, isRenewal }) => {
        run();
        const { route = '' } = router.getSnapshot().entries.at(-1) ?? {};
        // A login page leaves by itself, by `returnTo()`.
        const isLogin = route === this.#loginRoute;
        if (valid && (isLogin ? isRemote || isRenewal : this.#isInstead(route) && this.#wanted))
          void this.returnTo().catch(fail);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Leaves the login page or the forbidden page for the page that the user wanted to see. */
  async returnTo(): Promise<void> {
    const { router, definition } = this.#app;
    const { canGoBack } = router.getSnapshot();
    const wanted = this.#wanted;
    if (wanted) await this.#replace(wanted.url);
    else if (canGoBack) await router.navigateBack();
    else await router.reLaunch({ url: definition.pages[0]!.path });
  }

  /** The page that the user wanted to see, if it is open now. */
  get #wanted(): Target | undefined {
    const { router, pageOf } = this.#app;
    const url = [router.getSnapshot().entries.at(-1)?.query['redirect']].flat()[0];
    const target = url?.startsWith('/') ? router.match(url) : undefined;
    return target && !this.#isInstead(target.route) && isOpen(pageOf(target.route)) ? target : undefined;
  }

  /** Opens a page in place of the one on top. That of a tab replaces all. */
  async #replace(url: string): Promise<void> {
    const { router } = this.#app;
    const isTab = router.match(url)?.tab ?? false;
    await (isTab ? router.reLaunch({ url }) : router.redirectTo({ url }));
  }
}

/** Who may see which page of an app. */
export const accessOf = /* @__PURE__ */ perApp((app: AccessHost) => new Access(app));

/** Sets the identity of the app's definition, and follows it. */
export function start(app: AccessHost, signal: AbortSignal): void {
  const { identity } = app.definition;
  if (identity) {
    configureIdentity(identity);
    signal.addEventListener('abort', () => configureIdentity({ refresh: undefined }));
  }
  signal.addEventListener('abort', accessOf(app).follow());
}
