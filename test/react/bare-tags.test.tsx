import type {} from 'nacre/react/jsx';
import 'nacre/elements/checkbox';
import 'nacre/elements/icon';
import 'nacre/elements/input';
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createRef } from 'react';
import type { NcIcon } from 'nacre/elements/icon';
import type { NcInput } from 'nacre/elements/input';
import { isReact18, mount, unmountAll } from '../helpers/react.js';

describe('bare tags in React', () => {
  afterEach(unmountAll);

  it('take attributes in every version', () => {
    const { find } = mount(<nc-icon type="success" size={40} class="big" label="Done" />);
    const icon = find<NcIcon>('nc-icon');
    expect([icon.type, icon.size, icon.className, icon.label]).to.deep.equal(['success', 40, 'big', 'Done']);
  });

  it('take refs, by which properties and events are at hand in every version', () => {
    const ref = createRef<NcInput>();
    mount(<nc-input ref={ref} confirm-type="send" />);
    expect(ref.current!.confirmType).to.equal('send');
  });

  it("bubble native events into React's system", async () => {
    const heard: string[] = [];
    const { find } = mount(<nc-input onInput={() => heard.push('input')} onClick={() => heard.push('click')} />);
    const input = find<NcInput>('nc-input');
    input.focus();
    await sendKeys({ type: 'a' });
    input.click();
    expect(heard).to.deep.equal(['input', 'click']);
  });

  if (!isReact18) {
    it('take properties', () => {
      const { find, render } = mount(<nc-input value="a" maxlength={3} passwordToggle />);
      const input = find<NcInput>('nc-input');
      expect([input.value, input.maxlength, input.passwordToggle]).to.deep.equal(['a', 3, true]);
      render(<nc-input value="b" />);
      expect([input.value, input.maxlength, input.passwordToggle]).to.deep.equal(['b', 140, false]);
    });

    it('hear events by their exact names', async () => {
      let value = '';
      const { find } = mount(<nc-input onconfirm={(event) => (value = event.value)} />);
      find('nc-input').focus();
      await sendKeys({ type: 'a' });
      await sendKeys({ press: 'Enter' });
      expect(value).to.equal('a');
    });
  }
});
