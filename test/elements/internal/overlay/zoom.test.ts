import 'nacre/elements/action-sheet';
import 'nacre/elements/menu';
import 'nacre/elements/modal';
import 'nacre/elements/picker';
import 'nacre/elements/popover';
import 'nacre/elements/popup';
import 'nacre/elements/search-bar';
import 'nacre/elements/toast';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { boxOf, zoomOf } from '../../../../elements/internal/element/scale.js';
import { drag, type Point } from '../../../helpers/commands.js';
import { drawn } from '../../../helpers/dom.js';
import { useTokens } from '../../../helpers/tokens.js';

/** What the page is under, and the zoom that this makes. */
const PAGES: Readonly<Record<string, { readonly root?: string; readonly parent?: string; readonly zoom: number }>> = {
  'a zoomed page': { root: '1.5', zoom: 1.5 },
  'a page that is zoomed out': { root: '0.75', zoom: 0.75 },
  'a zoomed part of a zoomed page': { root: '1.25', parent: 'zoom: 0.8', zoom: 1 },
  'a scaled part of a page': { parent: 'transform: scale(0.5); transform-origin: 0 0', zoom: 1 },
  'a scaled part of a zoomed page': { root: '1.5', parent: 'transform: scale(0.5); transform-origin: 0 0', zoom: 1.5 },
};

const surfaceOf = (overlay: Element) => overlay.shadowRoot!.querySelector<HTMLElement>('#surface')!;
const near = (one: number, other: number, what: string) => expect(one, what).to.be.closeTo(other, 2);

describe('overlays', () => {
  before(useTokens);
  const { style } = document.documentElement;
  before(async () => {
    for (const name of ['fast', 'normal', 'page']) style.setProperty(`--nc-duration-${name}`, '0s');
    await setViewport({ width: 900, height: 700 });
  });
  after(() => {
    for (const name of ['fast', 'normal', 'page']) style.removeProperty(`--nc-duration-${name}`);
  });
  afterEach(() => style.removeProperty('zoom'));

  for (const [name, { root = '', parent = '', zoom }] of Object.entries(PAGES))
    describe(`on ${name}`, () => {
      /** Puts elements into the part of the page. */
      async function place<T extends HTMLElement>(html: string, selector: string): Promise<T> {
        style.zoom = root;
        const home = await fixture<HTMLElement>(
          `<div style="position: absolute; left: 200px; top: 20px; width: 300px; ${parent}">${html}</div>`,
        );
        return home.querySelector<T>(selector)!;
      }

      it('stand beside their anchor, and within the screen', async () => {
        const popover = await place<HTMLElementTagNameMap['nc-popover']>(
          `<button id="anchor">Open</button><nc-popover for="anchor" placement="bottom-start">${'Text '.repeat(90)}</nc-popover>`,
          'nc-popover',
        );
        void popover.show();
        await drawn();
        const [anchor, surface] = [boxOf(popover.previousElementSibling!), boxOf(surfaceOf(popover))];
        near(zoomOf(surfaceOf(popover)), zoom, 'zoom');
        near(surface.top - anchor.bottom, 8 * zoom, 'gap');
        near(surface.left, anchor.left, 'start');
        expect(surface.right).to.be.at.most(innerWidth);
        expect(surface.bottom).to.be.at.most(innerHeight);
        popover.lastChild!.textContent = 'Text';
        popover.placement = 'right';
        await drawn();
        near(boxOf(surfaceOf(popover)).left - anchor.right, 8 * zoom, 'gap at the right');
      });

      it('stand at a point of the viewport', async () => {
        const menu = await place<HTMLElementTagNameMap['nc-menu']>(
          '<nc-menu><nc-menu-item>One</nc-menu-item></nc-menu>',
          'nc-menu',
        );
        menu.anchor = { left: 300, top: 200 };
        void menu.show();
        await drawn();
        near(boxOf(surfaceOf(menu)).top, 200 + 8 * zoom, 'top');
      });

      it('stay within the screen however long they are', async () => {
        for (const html of [
          `<nc-modal title="Long">${'<p>Text</p>'.repeat(60)}</nc-modal>`,
          `<nc-popup label="Long">${'<p>Text</p>'.repeat(60)}</nc-popup>`,
          `<nc-popup label="Long" position="center">${'<p>Text</p>'.repeat(60)}</nc-popup>`,
        ]) {
          const overlay = await place<HTMLElementTagNameMap['nc-popup']>(html, 'nc-modal, nc-popup');
          void overlay.show();
          await drawn();
          const { top, bottom, height } = boxOf(surfaceOf(overlay));
          expect(top, html.slice(0, 40)).to.be.at.least(-1);
          expect(bottom).to.be.at.most(innerHeight + 1);
          expect(height, 'it uses the screen').to.be.above(innerHeight * 0.7);
          await overlay.hide();
        }
      });

      it('open beside a control', async () => {
        const picker = await place<HTMLElementTagNameMap['nc-picker']>(
          '<nc-picker label="Size" range=\'["S", "M", "L"]\'></nc-picker>',
          'nc-picker',
        );
        picker.open = true;
        const dialog = () =>
          picker.shadowRoot!.querySelector('nc-picker-panel')?.shadowRoot?.querySelector('dialog[open]');
        await waitUntil(dialog, 'the panel opens');
        await drawn();
        const field = boxOf(picker.shadowRoot!.querySelector('#field') ?? picker);
        const { left, top } = boxOf(dialog()!);
        near(left, field.left, 'left');
        expect(top - field.bottom, 'below').to.be.within(0, 30 * zoom);
      });

      it('follow the finger', async () => {
        const popup = await place<HTMLElementTagNameMap['nc-popup']>(
          '<nc-popup label="Places" breakpoints="0.3 0.6 0.9" initial-breakpoint="0.6">Text</nc-popup>',
          'nc-popup',
        );
        void popup.show();
        await popup.updateComplete;
        await drawn();
        const top = () => boxOf(surfaceOf(popup)).top;
        near(top(), innerHeight * 0.4, 'a share of the screen');
        const { left, width, top: upper, height } = boxOf(surfaceOf(popup).querySelector('[part="handle"]')!);
        const at = (y: number): Point => [Math.round(left + width / 2), Math.round(upper + height / 2 + y)];
        const tops: number[] = [];
        let finger = 0;
        const watch = ({ clientY }: PointerEvent) => {
          finger = clientY;
          // A busy browser draws one frame for several moves.
          requestAnimationFrame(() => tops.push(top() - finger));
        };
        addEventListener('pointermove', watch);
        await drag([at(0), at(60), at(120)], { hold: 120 });
        removeEventListener('pointermove', watch);
        // The first moves decide whose drag it is.
        const rest = tops.slice(-3);
        expect(Math.max(...rest) - Math.min(...rest), 'from the finger to the edge').to.be.below(8);
        await popup.hide();
      });

      it('keep clear of a bar', async () => {
        const toast = await place<HTMLElementTagNameMap['nc-toast']>(
          '<div id="bar" style="position: fixed; inset: auto 0 0; height: 60px"></div><nc-toast title="Saved" position="bottom" duration="0"></nc-toast>',
          'nc-toast',
        );
        const bar = document.querySelector('#bar')!;
        document.body.append(bar);
        toast.positionAnchor = bar;
        void toast.show();
        await drawn();
        const box = boxOf(surfaceOf(toast).querySelector('#box')!);
        expect(box.bottom, 'above it').to.be.at.most(boxOf(bar).top);
        expect(box.bottom, 'not far').to.be.above(boxOf(bar).top - 60 * zoom);
        bar.remove();
      });
    });
});
