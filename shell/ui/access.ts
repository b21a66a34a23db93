import { can, onIdentityChange, pendingIdentity } from '../auth/index.js';
import { DeviceError, ErrCode } from '../device/index.js';
import type { Answer, PageConfig, Router, Target } from '../router/index.js';
import type { AppDefinition } from './types.js';

/** Codes of a refusal, or of a newer navigation. */
const ANSWERS: readonly number[] = [ErrCode.cancel, ErrCode.denied];

interface AccessHost {
  readonly definition: AppDefinition;
  readonly router: Router;
  pageOf(route: string): PageConfig | undefined;
}

const isGuarded = ({ roles = [], permissions = [] }: PageConfig): boolean => roles.length + permissions.length > 0;

/** Whether the user has one of the page's `roles` and one of its `permissions`. A page without either is open to all. */
const isOpen = (page: PageConfig | undefined): boolean =>
  !page || !isGuarded(page) || can({ role: page.roles, permission: page.permissions });

/** Who may see which page, and how users get to the login page and back. */
export class Access {
  readonly #app: AccessHost;

  constructor(app: AccessHost) {
    this.#app = app;
  }

  /** Whether the user may enter a page: checks its `roles` and `permissions`, then asks the app's `canEnter`. */
  mayEnter(to: Target, page: PageConfig | undefined): Answer | Promise<Answer> {
    const { canEnter } = this.#app.definition;
    const ask = () => canEnter?.(to, page) ?? true;
    if (isOpen(page)) return ask();
    const pending = pendingIdentity();
    if (pending) return pending.then(() => (isOpen(page) ? ask() : this.#refuse(to)));
    return this.#refuse(to);
  }

  #refuse(to: Target): Answer {
    const { loginPage, path } = this.#login;
    if (!loginPage || path === to.route) return false;
    // Back leads to a page that is open: `follow` puts the login page in its place.
    const { entries } = this.#app.router.getSnapshot();
    if (entries.some(({ key }) => key === (to as { key?: string }).key)) return true;
    return `${loginPage}${loginPage.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(to.url)}`;
  }

  get #login(): { loginPage: string | undefined; path: string | undefined } {
    const { definition, router } = this.#app;
    const { loginPage } = definition.identity ?? {};
    return { loginPage, path: loginPage && router.match(loginPage)?.route };
  }

  /**
   * Opens the login page in place of a page that the user may not see any more, since the token has expired, the user has
   * signed out or Back has led there. If the user signs in in another tab, leaves the login page. Returns a function that
   * ends it.
   */
  follow(pages: readonly PageConfig[]): () => void {
    const { router, pageOf } = this.#app;
    if (!pages.some(isGuarded)) return () => undefined;
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
      onIdentityChange((identity, { isRemote }) => {
        run();
        const isLogin = router.getSnapshot().entries.at(-1)?.route === this.#login.path;
        if (identity.valid && isRemote && isLogin) void this.returnTo().catch(fail);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Leaves the login page for the page that the user wanted to see. */
  async returnTo(): Promise<void> {
    const { router, definition, pageOf } = this.#app;
    const { entries, canGoBack } = router.getSnapshot();
    const wanted = [entries.at(-1)?.query['redirect']].flat()[0];
    const target = wanted?.startsWith('/') ? router.match(wanted) : undefined;
    const isAllowed = target && target.route !== this.#login.path && isOpen(pageOf(target.route));
    if (isAllowed) await this.#replace(target.url);
    else if (canGoBack) await router.navigateBack();
    else await router.reLaunch({ url: definition.pages[0]!.path });
  }

  /** Opens a page in place of the one on top. That of a tab replaces all. */
  async #replace(url: string): Promise<void> {
    const { router } = this.#app;
    const isTab = router.match(url)?.tab ?? false;
    await (isTab ? router.reLaunch({ url }) : router.redirectTo({ url }));
  }
}
