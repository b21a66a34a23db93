import { expect, waitUntil } from '@open-wc/testing';
import { device } from 'nacre/device';
import { installOverlays } from 'nacre/overlays';
import type { NcModal } from '../../elements/modal/modal.js';
import { useTokens } from '../helpers/tokens.js';
import { isVisible } from '../suites/overlay-suite.js';

/** The overlays of the page, for tests that end or start them themselves. */
export interface PageOverlays {
  start(): void;
  end(): void;
}

/** For `describe`: the page has overlays without motion, and none is left after a test. `tags` is a selector of theirs. */
export function withOverlays(tags: string): PageOverlays {
  let end: () => void;
  const overlays = {
    start() {
      end = installOverlays();
    },
    end: () => end(),
  };
  before(useTokens);
  withoutMotion('--nc-duration-page');
  withoutMotion();
  beforeEach(overlays.start);
  afterEach(async () => {
    end();
    await waitUntil(() => !document.querySelector(tags), 'all have gone');
    expect(document.documentElement.style.overflow).to.equal('');
  });
  return overlays;
}

/** For `describe`: overlays come and go without motion. */
export function withoutMotion(duration: `--nc-duration-${string}` = '--nc-duration-normal'): void {
  const { style } = document.documentElement;
  before(() => style.setProperty(duration, '0s'));
  after(() => style.removeProperty(duration));
}

/** For `describe`: random hides have no show. Their warnings are tested elsewhere. */
export function withoutWarnings(): void {
  const { warn } = console;
  before(() => void (console.warn = () => undefined));
  after(() => void (console.warn = warn));
}

/** The overlays of a kind that are on screen. */
export const shown = <K extends 'nc-toast' | 'nc-loading' | 'nc-modal'>(tag: K) =>
  [...document.querySelectorAll(tag)].filter(isVisible) as HTMLElementTagNameMap[K][];

export const toast = () => shown('nc-toast')[0]?.title;
export const loading = () => shown('nc-loading')[0]?.title;
export const modals = () => shown('nc-modal').map(({ title }) => title);

/** Waits until this many modals are open. Elements and fields load at their first use. */
export const modalsShown = (count = 1) => waitUntil(() => modals().length === count, `${count} open`);

export const press = (modal: NcModal, part: string) =>
  modal.shadowRoot!.querySelector<HTMLElement>(`[part="${part}"]`)!.click();

/** Goes to another page of the app. */
export const visit = (key: string) => device.emit('routeChange', { key, path: `/${key}`, action: 'navigateTo' });

/** For `describe`: the page has overlays, and no toast, loading or modal is left after a test. */
export function withPageOverlays(): { startAgain(options: Parameters<typeof installOverlays>[0]): void } {
  let end: () => void;
  before(useTokens);
  withoutMotion();
  beforeEach(() => {
    end = installOverlays();
  });
  afterEach(async () => {
    end();
    await waitUntil(() => ![toast(), loading(), ...modals()].some(Boolean), 'all have gone');
    expect(document.documentElement.style.overflow).to.equal('');
  });
  return {
    startAgain(options) {
      end();
      end = installOverlays(options);
    },
  };
}
