import { openInspector, type InspectorOptions } from 'nacre/inspector';
import { useLoad, usePage, type AppDefinition } from 'nacre/shell';
import { startApp, type StartedApp, until } from '../shell/start-app.js';

function Page() {
  const { path } = usePage();
  useLoad(() => undefined);
  return <button type="button">{path}</button>;
}

const load = () => Page;

/** A small app: two tabs and two pages. */
export const definition: AppDefinition = {
  pages: [
    { path: '/home', load, style: { navigationBarTitleText: 'Home' } },
    { path: '/mine', load, style: { navigationBarTitleText: 'Mine' } },
    { path: '/a', load, style: { navigationBarTitleText: 'A' } },
    { path: '/b', load, style: { navigationBarTitleText: 'B' } },
  ],
  style: { animationType: 'none' },
  tabBar: {
    list: [
      { pagePath: '/home', text: 'Home' },
      { pagePath: '/mine', text: 'Mine' },
    ],
  },
};

export interface Inspected {
  readonly element: HTMLElement;
  readonly close: () => void;
  find<T extends Element = HTMLElement>(selector: string): T;
  all(selector: string): HTMLElement[];
  button(name: string): HTMLButtonElement;
  /** Shows the panel of this tab. */
  show(tab: string): Promise<void>;
  /** What the panel says, spaces apart. */
  text(): string;
  says(text: string): Promise<void>;
}

let closeLast: (() => void) | undefined;

export const isOpen = (): boolean => document.querySelector('nc-inspector') !== null;

/** For `afterEach`. */
export const closeInspector = (): void => closeLast?.();

export async function inspect(options?: InspectorOptions): Promise<Inspected> {
  const close = (closeLast = openInspector(options));
  const element = document.querySelector<HTMLElement>('nc-inspector')!;
  const root = element.shadowRoot!;
  await until(() => root.querySelector('[role="tab"]'), 'the inspector shows');
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const button = (name: string): HTMLButtonElement =>
    all('button').find((each) => (each.ariaLabel ?? each.textContent.trim()) === name) as HTMLButtonElement;
  const text = (): string => root.querySelector('#panel')!.textContent.replace(/\s+/g, ' ').trim();
  return {
    element,
    close,
    find: <T extends Element>(selector: string) => root.querySelector<T>(selector)!,
    all,
    button,
    text,
    async show(tab) {
      button(tab).click();
      await until(() => button(tab).ariaSelected === 'true', `the tab ${tab} is selected`);
    },
    says: (wanted) => until(() => text().includes(wanted), `the panel says ${wanted}`),
  };
}

export const startInspected = async (
  options?: InspectorOptions,
): Promise<{ app: StartedApp; inspected: Inspected }> => {
  const app = await startApp(definition);
  return { app, inspected: await inspect(options) };
};
