import { expect, fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { CloseEvent } from '../../elements/internal/element/events.js';
import { keys } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { screenKeyboard } from '../helpers/screen-keyboard.js';

type Overlay = HTMLElement & {
  open: boolean;
  canDismiss: unknown;
  readonly updateComplete: Promise<boolean>;
  show(): Promise<CloseEvent>;
  hide(): Promise<void>;
};

export interface OverlayCase {
  readonly tag: string;
  /** HTML of a closed overlay with content. */
  readonly html: string;
  /** Whether it is a dialog: takes the focus, makes the page inert, closes by Escape. */
  readonly modal: boolean;
  /** Whether Escape closes it. Default: as `modal`. */
  readonly escape?: boolean;
}

const surfaceOf = (overlay: Overlay) => overlay.shadowRoot!.querySelector<HTMLElement>('#surface');
/** Whether an overlay is on screen. */
export const isVisible = (overlay: Overlay): boolean =>
  Boolean(surfaceOf(overlay)?.checkVisibility() && surfaceOf(overlay)!.matches(':modal, :popover-open'));

/** What pages set on a toolbar, a row, or a part that takes no presses: all that is inherited and is not the page's language. */
const AROUND: Readonly<Record<string, string>> = {
  visibility: 'hidden',
  'pointer-events': 'none',
  'user-select': 'none',
  '-webkit-user-select': 'none',
  'text-align': 'right',
  'text-align-last': 'center',
  'text-indent': '3em',
  'text-transform': 'uppercase',
  'text-shadow': '1px 1px red',
  '-webkit-text-fill-color': 'transparent',
  '-webkit-text-stroke-width': '1px',
  'letter-spacing': '4px',
  'word-spacing': '8px',
  'word-break': 'break-all',
  'line-break': 'anywhere',
  'white-space': 'nowrap',
  'font-variant-caps': 'all-small-caps',
  'font-style': 'italic',
  'font-weight': '700',
  'line-height': '3',
  cursor: 'wait',
  hyphens: 'auto',
};

/** Tests what every overlay has in common. Call it inside a `describe` of the element. */
export function overlaySuite({ tag, html, modal, escape = modal }: OverlayCase): void {
  let home: HTMLElement;
  let overlay: Overlay;
  let opener: HTMLButtonElement;
  let log: string[];

  async function create(): Promise<void> {
    home = await fixture<HTMLElement>(`<div><button id="opener">Open</button>${html}</div>`);
    overlay = home.querySelector<Overlay>(tag)!;
    opener = home.querySelector('button')!;
    log = [];
    overlay.addEventListener('open', () => log.push('open'));
    overlay.addEventListener('close', (event) => log.push(`close ${(event as CloseEvent).reason}`));
    opener.focus();
  }

  describe('as every overlay', () => {
    beforeEach(create);
    afterEach(async () => {
      await overlay.hide();
    });

    it('has no nodes in its shadow tree while closed', async () => {
      const elements = () => overlay.shadowRoot!.querySelectorAll('*').length;
      expect(elements()).to.equal(0);
      void overlay.show();
      expect(elements()).to.be.greaterThan(0);
      await overlay.hide();
      await overlay.updateComplete;
      expect(elements()).to.equal(0);
    });

    it('opens at once, and fires open before close', async () => {
      void overlay.show();
      expect(isVisible(overlay)).to.equal(true);
      expect(overlay.hasAttribute('open')).to.equal(true);
      const hidden = overlay.hide();
      expect(overlay.open).to.equal(false);
      await hidden;
      expect(isVisible(overlay)).to.equal(false);
      expect(log).to.deep.equal(['open', 'close api']);
    });

    it('follows the property and the attribute', async () => {
      overlay.open = true;
      await overlay.updateComplete;
      expect(isVisible(overlay)).to.equal(true);
      overlay.removeAttribute('open');
      await overlay.updateComplete;
      expect(overlay.shadowRoot!.querySelectorAll('dialog[open], :popover-open').length).to.equal(0);
      overlay.setAttribute('open', '');
      await overlay.updateComplete;
      expect(isVisible(overlay)).to.equal(true);
      expect(log).to.deep.equal(['open', 'close api', 'open']);
    });

    it('opens as soon as it is on the page', async () => {
      overlay.remove();
      overlay.open = true;
      await overlay.updateComplete;
      expect(log).to.deep.equal([]);
      home.append(overlay);
      await overlay.updateComplete;
      expect(isVisible(overlay)).to.equal(true);
    });

    it('fires no event if it never was on screen', async () => {
      overlay.open = true;
      overlay.open = false;
      await overlay.updateComplete;
      await overlay.hide();
      expect(log).to.deep.equal([]);
    });

    it('settles show() with the close event', async () => {
      const closed = overlay.show();
      void overlay.hide();
      expect((await closed).reason).to.equal('api');
    });

    it('closes once when it is removed while open', async () => {
      const closed = overlay.show();
      overlay.remove();
      expect((await closed).reason).to.equal('api');
      expect(overlay.open).to.equal(false);
      expect(log).to.deep.equal(['open', 'close api']);
      expect(document.documentElement.style.overflow).to.equal('');
    });

    it('stays open when it is moved', async () => {
      void overlay.show();
      const other = document.createElement('div');
      home.append(other);
      other.append(overlay);
      await overlay.updateComplete;
      await drawn();
      expect(isVisible(overlay)).to.equal(true);
      expect(log).to.deep.equal(['open']);
      await overlay.hide();
      expect(log).to.deep.equal(['open', 'close api']);
    });

    for (const mode of ['open', 'closed'] as const)
      it(`works in a shadow root that is ${mode}`, async () => {
        const host = document.createElement('div');
        home.append(host);
        const root = host.attachShadow({ mode });
        const button = document.createElement('button');
        root.append(button, overlay);
        button.focus();
        void overlay.show();
        expect(isVisible(overlay)).to.equal(true);
        await overlay.hide();
        expect(root.activeElement === button, 'focus').to.equal(true);
      });

    it('looks the same whatever the page has set around it', async () => {
      const look = () => {
        const nodes = [surfaceOf(overlay)!, ...overlay.children];
        return nodes.map((node) => {
          const computed = getComputedStyle(node);
          return Object.keys(AROUND).map((name) => `${name}: ${computed.getPropertyValue(name)}`);
        });
      };
      void overlay.show();
      await drawn();
      const before = look();
      await overlay.hide();
      for (const [name, value] of Object.entries(AROUND)) home.style.setProperty(name, value);
      void overlay.show();
      await drawn();
      expect(look()).to.deep.equal(before);
      await overlay.hide();
    });

    it('shows no tooltip of its title', () => {
      void overlay.show();
      expect(surfaceOf(overlay)!.getAttribute('title')).to.equal('');
    });

    it('is accessible, closed and open', async () => {
      await expect(home).to.be.accessible();
      void overlay.show();
      await Promise.all(
        surfaceOf(overlay)!
          .getAnimations()
          .map(({ finished }) => finished),
      );
      await expect(home).to.be.accessible();
    });

    if (modal) {
      it('takes the focus and gives it back', async () => {
        void overlay.show();
        expect(overlay.contains(document.activeElement)).to.equal(true);
        await keys('Tab');
        await keys('Tab');
        await keys('Tab');
        expect(document.activeElement === opener, 'Tab leads out').to.equal(false);
        await overlay.hide();
        expect(document.activeElement === opener, 'focus').to.equal(true);
      });

      it('focuses the nearest ancestor if the focus cannot return', async () => {
        const section = document.createElement('section');
        home.prepend(section);
        section.append(opener);
        opener.focus();
        void overlay.show();
        opener.remove();
        await overlay.hide();
        expect(document.activeElement === section, 'focus').to.equal(true);
        // Dispatched by the test: Firefox fires no blur in a window in the background, which that of a test may be.
        section.dispatchEvent(new FocusEvent('blur'));
        expect(section.hasAttribute('tabindex')).to.equal(false);
      });

      it('makes the page beneath inert', async () => {
        let clicks = 0;
        opener.addEventListener('click', () => clicks++);
        const { x, y, width, height } = opener.getBoundingClientRect();
        const position: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
        void overlay.show();
        await sendMouse({ type: 'click', position });
        expect(clicks).to.equal(0);
        expect(overlay.open).to.equal(true);
        await overlay.hide();
        await sendMouse({ type: 'click', position });
        expect(clicks).to.equal(1);
      });

      it('stays above an on-screen keyboard', async () => {
        const keyboard = screenKeyboard();
        try {
          void overlay.show();
          const bottom = () => surfaceOf(overlay)!.getBoundingClientRect().bottom;
          const still = () =>
            Promise.allSettled(
              surfaceOf(overlay)!
                .getAnimations()
                .map(({ finished }) => finished),
            );
          await still();
          const before = bottom();
          keyboard.cover(innerHeight - 200);
          expect(bottom()).to.be.at.most(200);
          keyboard.cover(0);
          expect(bottom()).to.equal(before);
          await overlay.hide();
        } finally {
          keyboard.remove();
        }
      });

      it('closes when an ancestor is hidden', async () => {
        const part = document.createElement('div');
        home.append(part);
        part.append(overlay);
        const closed = overlay.show();
        await drawn();
        part.style.display = 'none';
        expect((await closed).reason).to.equal('api');
        expect(document.documentElement.style.overflow).to.equal('');
        opener.focus();
        expect(document.activeElement === opener, 'the page can be used').to.equal(true);
        part.style.display = '';
        await drawn();
        expect(isVisible(overlay)).to.equal(false);
      });

      it('locks the scrolling of the page, without moving it', async () => {
        const tall = document.createElement('div');
        tall.style.height = '5000px';
        home.append(tall);
        const width = () => tall.getBoundingClientRect().width;
        const before = width();
        void overlay.show();
        expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
        expect(width()).to.equal(before);
        const second = overlay.cloneNode() as Overlay;
        home.append(second);
        void second.show();
        void second.hide();
        expect(getComputedStyle(document.documentElement).overflowY, 'nested').to.equal('hidden');
        void overlay.hide();
        expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
      });
    }

    if (escape) {
      it('closes by Escape', async () => {
        void overlay.show();
        const closed = new Promise((resolve) => overlay.addEventListener('close', resolve));
        await keys('Escape');
        await closed;
        expect(log).to.deep.equal(['open', 'close escape']);
      });

      it('closes only the top one by Escape', async () => {
        const second = overlay.cloneNode() as Overlay;
        home.append(second);
        void overlay.show();
        const closed = second.show();
        await keys('Escape');
        await closed;
        await drawn();
        expect(isVisible(overlay)).to.equal(true);
        expect(log).to.deep.equal(['open']);
      });

      it('calls its guard each time the user wants to close it', async () => {
        const reasons: string[] = [];
        overlay.canDismiss = (reason: string) => {
          reasons.push(reason);
          return false;
        };
        void overlay.show();
        for (let time = 1; time <= 3; time++) {
          await keys('Escape');
          await drawn();
          expect(reasons.length).to.equal(time);
          expect(isVisible(overlay)).to.equal(true);
        }
        expect(log).to.deep.equal(['open']);
      });

      it('waits for the answer of its guard', async () => {
        let answer!: (may: boolean) => void;
        overlay.canDismiss = () => new Promise<boolean>((resolve) => (answer = resolve));
        const closed = overlay.show();
        await keys('Escape');
        await drawn();
        expect(isVisible(overlay)).to.equal(true);
        answer(true);
        expect((await closed).reason).to.equal('escape');
      });

      it('closes by code while its guard has not answered', async () => {
        overlay.canDismiss = () => new Promise<boolean>(() => {});
        void overlay.show();
        await keys('Escape');
        overlay.removeAttribute('open');
        await overlay.updateComplete;
        await drawn();
        expect(isVisible(overlay)).to.equal(false);
        expect(log).to.deep.equal(['open', 'close api']);
      });

      it('does not close by a cancel that bubbles from inside', async () => {
        const input = document.createElement('input');
        input.type = 'file';
        overlay.append(input);
        void overlay.show();
        input.dispatchEvent(new Event('cancel', { bubbles: true }));
        await drawn();
        expect(isVisible(overlay)).to.equal(true);
      });
    } else {
      it('stays when Escape is pressed', async () => {
        void overlay.show();
        await keys('Escape');
        await keys('Escape');
        await drawn();
        expect(isVisible(overlay)).to.equal(true);
      });
    }
  });
}
