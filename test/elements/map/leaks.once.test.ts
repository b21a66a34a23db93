import 'nacre/elements/map';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { settled } from '../../helpers/dom.js';
import { watchLeaks } from '../../helpers/leaks.js';

describe('<nc-map> 200 times', () => {
  it('leaves nothing behind', async () => {
    const home = await fixture<HTMLElement>('<div></div>');
    const markup = `<nc-map latitude="48" longitude="2" scale="9" markers='[{"id":1,"latitude":48,"longitude":2}]'
      circles='[{"latitude":48,"longitude":2,"radius":900}]'></nc-map>`;
    home.innerHTML = markup;
    await settled(home);
    const inside = (target: EventTarget) =>
      target instanceof AbortSignal ||
      (target instanceof Node && !document.contains(target)) ||
      (target instanceof Node && target !== home && home.contains(target));
    const leaks = watchLeaks(inside);
    for (let count = 0; count < 200; count++) {
      home.innerHTML = markup;
      const map = home.firstElementChild!;
      if (count % 20 === 0) await settled(map);
      else await (map as Element & { updateComplete: Promise<unknown> }).updateComplete;
    }
    home.replaceChildren();
    await waitUntil(() => leaks.left().length === 0, String(leaks.left()));
    leaks.stop();
    expect(document.querySelectorAll('nc-map')).to.have.length(0);
  });
});
