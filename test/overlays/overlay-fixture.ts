import { expect } from '@open-wc/testing';
import { installOverlays } from 'nacre/overlays';
import { drawn } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

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
    await drawn();
    expect(document.querySelectorAll(tags).length, 'left').to.equal(0);
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
