import { createApp, type App, type VNode } from 'vue';

// Vue's build for bundlers asks for them.
Object.assign(globalThis, {
  __VUE_OPTIONS_API__: true,
  __VUE_PROD_DEVTOOLS__: false,
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
});

let app: App | undefined;
let container = document.createElement('div');

/** Shows what a function renders, in an app of its own. */
export function show(render: () => VNode | VNode[]): void {
  container = document.createElement('div');
  document.body.append(container);
  app = createApp({ render });
  app.mount(container);
}

export function leave(): void {
  app?.unmount();
  container.remove();
}

export const find = <Found extends HTMLElement>(selector: string): Found => container.querySelector<Found>(selector)!;

/** As templates give props: by any name, and texts for what has no value. */
export const given = (props: object) => props as never;

/** `v-model` as Vue compiles it. */
export const model = <Value>(state: { value: Value }, modelModifiers = {}) => ({
  modelValue: state.value,
  'onUpdate:modelValue': (value: unknown) => void (state.value = value as Value),
  modelModifiers,
});
