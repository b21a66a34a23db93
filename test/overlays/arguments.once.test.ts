import { expect } from '@open-wc/testing';
import { ErrCode, device, type CallName, type DeviceError } from 'nacre/device';
import { HOSTILE_CALLS, NEEDED } from './hostile.js';

const call = device.call as (name: CallName, options: object) => Promise<object>;
const failureOf = (name: CallName, options: object): Promise<DeviceError> =>
  call.call(device, name, options).then(
    () => expect.fail(`${name} succeeded`),
    (error: DeviceError) => error,
  );

describe('arguments of overlay calls', () => {
  it('are refused by name where they are wrong, before any host is asked', async () => {
    const control = new AbortController();
    let asked = 0;
    for (const { name, argument, value } of HOSTILE_CALLS) {
      device.addEventListener(name, () => void asked++, control);
      const { errMsg, errCode } = await failureOf(name, { ...NEEDED[name], [argument]: value });
      expect(errMsg).to.match(new RegExp(`^${name}:fail ${argument}: expected `));
      expect(errCode).to.equal(ErrCode.invalid);
    }
    control.abort();
    expect(asked).to.equal(0);
  });

  it('are refused with what is wrong in a list', async () => {
    const inputs = [{ name: 'a' }, { name: 'b', options: ['S', { value: 'L', label: 5 }] }];
    const cases: [name: CallName, options: object, message: string][] = [
      ['showActionSheet', { itemList: ['One', { text: 5 }] }, 'itemList: expected a string at 1.text'],
      ['showActionSheet', { itemList: [5] }, 'itemList: expected a text or an object at 0'],
      ['showActionSheet', { itemList: [] }, 'itemList: expected a non-empty array'],
      ['showModal', { inputs }, 'inputs: expected a string at 1.label at 1.options'],
      ['showModal', { inputs: [{}] }, 'inputs: expected a non-empty string at 0.name'],
      ['showToast', { duration: '5' }, 'duration: expected a number from 0 on'],
    ];
    for (const [name, options, message] of cases)
      expect((await failureOf(name, options)).errMsg).to.equal(`${name}:fail ${message}`);
  });

  it('reach the host as they are where they are right', async () => {
    const right: [name: CallName, options: object][] = [
      ['showToast', { title: '', icon: 'none', duration: Infinity, mask: false, position: 'top', onAction: () => 1 }],
      ['showToast', { positionAnchor: document.body, image: '', key: 'k', actionText: 'Undo' }],
      ['showLoading', { title: 'x', mask: true, delay: 0, min: 300, token: 't' }],
      ['showModal', { confirmColor: 'var(--mine)', cancelColor: '#f00', showCancel: false, canDismiss: false }],
      ['showModal', { buttons: ['One', { text: 'Two', role: 'destructive' }], inputs: [], editable: true }],
      ['showModal', { inputs: [{ name: 'a', type: 'checkbox', options: ['S'], value: ['S'], max: 1 }] }],
      ['showActionSheet', { itemList: [{ text: 'One', data: {}, icon: 'home' }], popover: { left: 1, top: 1 } }],
      ['previewImage', { urls: [{ url: 'a.png', alt: 'A' }], current: 0, indicator: 'none', loop: true }],
    ];
    for (const [name, options] of right) {
      const control = new AbortController();
      const got = new Promise((resolve) => {
        device.addEventListener(
          name,
          (event) => {
            event.respondWith({} as never);
            resolve(event.options);
          },
          control,
        );
      });
      await call.call(device, name, options);
      control.abort();
      expect(await got).to.deep.equal(options);
    }
  });
});
