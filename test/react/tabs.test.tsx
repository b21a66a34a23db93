import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { NcSegmented } from 'nacre/elements/segmented';
import type { NcSwiper } from 'nacre/elements/swiper';
import type { NcTabs } from 'nacre/elements/tabs';
import { Segmented, Swiper, SwiperItem, Tab, Tabs } from 'nacre/react';
import { settled } from '../helpers/dom.js';
import { mount, unmountAll } from '../helpers/react.js';
import { buttonsOf, shown } from '../elements/tabs/tabs-fixture.js';

describe('<Tabs> in React', () => {
  afterEach(unmountAll);

  it('follow state, with tabs that come and go, and move the swiper inside', async () => {
    let setNames!: (names: readonly string[]) => void;
    function Page({ locked = false }: { locked?: boolean }) {
      const [names, set] = useState<readonly string[]>(['a', 'b', 'c']);
      const [value, setValue] = useState('b');
      setNames = set;
      return (
        <Tabs value={value} onChange={(event) => event.value && !locked && setValue(event.value)}>
          {names.map((name) => (
            <Tab key={name} name={name} label={`Tab ${name}`} />
          ))}
          <Swiper duration={0}>
            {names.map((name) => (
              <SwiperItem key={name} itemId={name}>
                {name}
              </SwiperItem>
            ))}
          </Swiper>
        </Tabs>
      );
    }
    const { container, find, render } = mount(<Page />, { strict: true });
    const tabs = find<NcTabs>('nc-tabs');
    const swiper = find<NcSwiper>('nc-swiper');
    const now = async () => {
      await settled(container);
      await settled(container);
      return `${shown(tabs)}: ${swiper.currentItemId}`;
    };
    expect(await now()).to.equal('Tab a [Tab b] Tab c: b');
    buttonsOf(tabs)[2]!.click();
    expect(await now()).to.equal('Tab a Tab b [Tab c]: c');
    flushSync(() => setNames(['z', 'c', 'a']));
    expect(await now()).to.equal('Tab z [Tab c] Tab a: c');
    swiper.step(1, 'touch');
    expect(await now()).to.equal('Tab z Tab c [Tab a]: a');
    render(<Page locked />);
    buttonsOf(tabs)[0]!.click();
    expect(await now(), 'the state stays').to.equal('Tab z Tab c [Tab a]: a');
  });

  it('take segments whose options are elements', async () => {
    const values: string[] = [];
    const { container, find } = mount(
      <Segmented label="Show" defaultValue="b" onChange={(event) => values.push(event.target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </Segmented>,
    );
    await settled(container);
    const control = find<NcSegmented>('nc-segmented');
    expect(control.value).to.equal('b');
    control.shadowRoot!.querySelector<HTMLElement>('[role=radio]')!.click();
    expect(values).to.deep.equal(['a']);
  });
});
