import { expect, fixture, html } from '@open-wc/testing';
import { boxOf, scaleOf, zoomOf } from '../../../../elements/internal/element/scale.js';

/** A box of 200 × 100 px at the upper left corner of the window, under the given styles of what it is in. */
async function boxUnder(...styles: string[]): Promise<HTMLElement> {
  const frame = await fixture<HTMLElement>(html`<div style="position: fixed; inset: 0 auto auto 0"></div>`);
  const parents = styles.map((style) => {
    const parent = document.createElement('div');
    parent.style.cssText = `transform-origin: 0 0; ${style}`;
    return parent;
  });
  const box = document.createElement('div');
  box.style.cssText = 'width: 200px; height: 100px';
  [frame, ...parents, box].reduce((outer, inner) => outer.appendChild(inner));
  return box;
}

const sizeOf = (element: Element) => {
  const { left, top, width, height } = boxOf(element);
  return [left, top, width, height];
};

describe('scaleOf', () => {
  afterEach(() => document.documentElement.style.removeProperty('zoom'));

  it('is 1 without zoom and transforms, whatever fraction of a px the size is', async () => {
    const box = await boxUnder();
    box.style.width = '20.4px';
    expect(scaleOf(box)).to.deep.equal({ x: 1, y: 1 });
  });

  it('joins the zoom of all that an element is in, the page included', async () => {
    document.documentElement.style.zoom = '1.5';
    const box = await boxUnder('zoom: 2');
    expect(zoomOf(box)).to.equal(3);
    expect(scaleOf(box)).to.deep.equal({ x: 3, y: 3 });
    expect(sizeOf(box)).to.deep.equal([0, 0, 600, 300]);
  });

  it('has the scale of transforms, for each axis', async () => {
    const box = await boxUnder('transform: scale(0.5, 2)', 'scale: 3');
    expect(zoomOf(box)).to.equal(1);
    expect(scaleOf(box)).to.deep.equal({ x: 1.5, y: 6 });
  });

  it('joins zoom and transforms', async () => {
    const box = await boxUnder('zoom: 2', 'transform: scale(0.5)', 'zoom: 3');
    expect(scaleOf(box)).to.deep.equal({ x: 3, y: 3 });
    expect(sizeOf(box)).to.deep.equal([0, 0, 600, 300]);
  });

  it('has the zoom of what a shadow root or a slot is in', async () => {
    const host = await boxUnder('zoom: 2');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<section style="zoom: 3"><slot></slot></section><p>Text</p>';
    const slotted = host.appendChild(document.createElement('div'));
    expect(zoomOf(root.querySelector('p')!)).to.equal(2);
    expect(zoomOf(slotted)).to.equal(6);
  });

  it('has the zoom alone for an element without a size', async () => {
    const box = await boxUnder('zoom: 2');
    box.style.width = '0';
    expect(scaleOf(box).x).to.equal(2);
  });
});
