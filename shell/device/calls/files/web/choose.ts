import { lazy } from '../../../../../elements/base/lazy.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { OptionsOf, Provider } from '../../../types.js';
import { acceptOf, type Kind, wanted } from './file-types.js';
import type { ChooserName, Wish } from './wish.js';

const atMost = (count: number | undefined, usual: number): number => (count && count >= 1 ? Math.floor(count) : usual);

const WISHES: { readonly [K in ChooserName]: (options: OptionsOf<K>) => Wish } = {
  chooseImage: ({ count, extension }) => ({ ...wanted(['image'], extension), count: atMost(count, 9) }),
  chooseVideo: ({ extension }) => ({ ...wanted(['video'], extension), count: 1 }),
  chooseMedia: ({ count, extension, mediaType = ['mix'] }) => {
    const kinds = (['image', 'video'] as const).filter((kind) => mediaType.includes(kind));
    const isBoth = mediaType.includes('mix') || !kinds.length;
    return { ...wanted(isBoth ? ['image', 'video'] : kinds, extension), count: atMost(count, 9) };
  },
  chooseFile: ({ count, extension, type = 'all' }) => {
    const kinds: Kind[] = type === 'all' ? [] : [type];
    return { ...wanted(kinds, extension), count: atMost(count, 100) };
  },
};

/** Ends the picker that is open. */
let dismiss: (() => void) | undefined;

const noGesture = (name: string, cause?: unknown): DeviceError =>
  new DeviceError(name, ErrCode.permission, 'browsers open a file picker only right after a gesture of the user', {
    cause,
  });

/** Opens the browser's file picker at once. */
export function openPicker(
  name: string,
  { accept, multiple, capture }: { accept: string; multiple: boolean; capture: string },
  signal: AbortSignal,
): Promise<File[]> {
  return new Promise((resolve, reject) => {
    if (navigator.userActivation?.isActive === false) throw noGesture(name);
    // Browsers have one picker at a time. One that is closed without an event ends here at the latest.
    dismiss?.();
    const input = Object.assign(document.createElement('input'), { type: 'file', accept, multiple, hidden: true });
    // An empty one would also mean the camera.
    if (capture) input.setAttribute('capture', capture);
    const cancel = () => settle(() => reject(new DeviceError(name, ErrCode.cancel, 'cancel')));
    const settle = (answer: () => void) => {
      input.remove();
      if (dismiss === cancel) dismiss = undefined;
      signal.removeEventListener('abort', cancel);
      answer();
    };
    for (const type of ['input', 'change', 'cancel']) {
      input.addEventListener(type, (event) => {
        // The page knows nothing of this field.
        event.stopPropagation();
        const files = [...input.files!];
        if (type === 'change' && files.length) settle(() => resolve(files));
        else if (type !== 'input') cancel();
      });
    }
    signal.addEventListener('abort', cancel);
    dismiss = cancel;
    // Safari on iOS sends no events to a field that is not on the page.
    document.body.append(input);
    try {
      if ('showPicker' in input) input.showPicker();
      else (input as HTMLInputElement).click();
    } catch (cause) {
      const isRefused = ['NotAllowedError', 'SecurityError'].includes((cause as Error).name);
      settle(() => reject(isRefused ? noGesture(name, cause) : (cause as Error)));
    }
  });
}

const loadChosen = /* @__PURE__ */ lazy(() => import('./chosen.js'));

const chooser =
  <K extends ChooserName>(name: K): Provider<K> =>
  async (options, context) => {
    const wish = WISHES[name](options);
    const { sourceType, camera } = options as OptionsOf<'chooseVideo'>;
    const isCamera = sourceType?.length === 1 && sourceType[0] === 'camera';
    const side = camera === 'front' ? 'user' : 'environment';
    const files = await openPicker(
      name,
      { accept: acceptOf(wish), multiple: wish.count > 1, capture: isCamera ? side : '' },
      context.signal,
    );
    const answers = await loadChosen();
    const answer = answers[name] as (
      files: File[],
      wish: Wish,
      ...args: Parameters<Provider<K>>
    ) => ReturnType<Provider<K>>;
    return answer(files, wish, options, context);
  };

export const chooseImage = /* @__PURE__ */ chooser('chooseImage');
export const chooseVideo = /* @__PURE__ */ chooser('chooseVideo');
export const chooseMedia = /* @__PURE__ */ chooser('chooseMedia');
export const chooseFile = /* @__PURE__ */ chooser('chooseFile');
