import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import {
  ErrCode,
  getClipboardData,
  makePhoneCall,
  setClipboardData,
  support,
  vibrateLong,
  vibrateShort,
} from 'nacre/device';
import { expectFailure } from './helpers.js';
import { replaced } from './replaced.js';

describe('makePhoneCall', () => {
  const dialled = async (phoneNumber: string) => {
    const calls: unknown[][] = [];
    await replaced(
      window,
      'open',
      (...args: unknown[]) => calls.push(args),
      async () => {
        // In the task of the call, or the browser would block it.
        const call = makePhoneCall({ phoneNumber });
        expect(calls).to.have.length(1);
        await call;
      },
    );
    return calls[0];
  };

  it('hands the number to the dialler, without spacing, with its signs', async () => {
    expect(await dialled('+49 (30) 123-456')).to.deep.equal(['tel:+4930123-456', '_self']);
    expect(await dialled('*100#')).to.deep.equal(['tel:*100%23', '_self']);
  });

  it('needs a number', async () => {
    await replaced(
      window,
      'open',
      () => expect.fail('dialled'),
      async () => {
        for (const phoneNumber of ['', '  ', 'javascript:alert(1)', '12<b>']) {
          await expectFailure(
            makePhoneCall({ phoneNumber }),
            'makePhoneCall:fail phoneNumber: expected a phone number',
            ErrCode.invalid,
          );
        }
      },
    );
  });
});

describe('vibration', () => {
  const vibrated = async (run: () => Promise<unknown>, isAllowed = true) => {
    const patterns: unknown[] = [];
    const vibrate = (pattern: unknown) => {
      patterns.push(pattern);
      return isAllowed;
    };
    await replaced(navigator, 'vibrate', vibrate, run);
    return patterns;
  };

  it('is 15 ms or 400 ms', async () => {
    expect(await vibrated(() => vibrateShort())).to.deep.equal([15]);
    expect(await vibrated(() => vibrateLong())).to.deep.equal([400]);
    for (const [type, time] of [
      ['heavy', 30],
      ['medium', 15],
      ['light', 8],
    ] as const)
      expect(await vibrated(() => vibrateShort({ type }))).to.deep.equal([time]);
    await expectFailure(
      vibrateShort({ type: 'hard' as never }),
      'vibrateShort:fail type: expected one of heavy, medium, light',
      ErrCode.invalid,
    );
  });

  it('fails where it is refused', async () => {
    await vibrated(() => expectFailure(vibrateShort(), /^vibrateShort:fail the user/, ErrCode.permission), false);
  });

  it('fails where it does not exist', async () => {
    await replaced(navigator, 'vibrate', undefined, () =>
      expectFailure(vibrateLong(), 'vibrateLong:fail this browser cannot vibrate', ErrCode.unsupported),
    );
  });
});

describe('clipboard', () => {
  let field: HTMLInputElement;
  let button: HTMLButtonElement;
  let done: Promise<unknown>;
  let data: string;
  const press = async (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
  };

  beforeEach(() => {
    button = Object.assign(document.createElement('button'), { textContent: 'Copy' });
    field = document.createElement('input');
    document.body.append(button, field);
    button.addEventListener('click', () => {
      done = setClipboardData({ data });
    });
  });
  afterEach(() => {
    button.remove();
    field.remove();
  });

  const paste = async () => {
    field.value = '';
    field.focus();
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'v' });
    await sendKeys({ up: 'Control' });
    return field.value;
  };

  it('has what a click copied', async () => {
    data = 'copied by the API';
    await press(button);
    await done;
    expect(await paste()).to.equal('copied by the API');
  });

  it('has it also without the Clipboard API, and the page stays as it was', async () => {
    data = 'copied by command';
    const { innerHTML } = document.body;
    await replaced(navigator, 'clipboard', undefined, async () => {
      await press(button);
      await done;
    });
    expect(document.body.innerHTML).to.equal(innerHTML);
    expect(await paste()).to.equal('copied by command');
  });

  it('needs a text', async () => {
    await expectFailure(
      setClipboardData({ data: '' }),
      'setClipboardData:fail data: expected a non-empty string',
      ErrCode.invalid,
    );
  });

  it('fails where neither way is allowed', async () => {
    await replaced(navigator, 'clipboard', undefined, () =>
      replaced(
        document,
        'execCommand',
        () => false,
        () =>
          expectFailure(
            setClipboardData({ data: 'a' }),
            'setClipboardData:fail the browser refused to copy',
            ErrCode.permission,
          ),
      ),
    );
  });

  it('is read where the browser lets it', async () => {
    await replaced(navigator, 'clipboard', { readText: async () => 'there' }, async () => {
      expect((await getClipboardData()).data).to.equal('there');
    });
    await replaced(
      navigator,
      'clipboard',
      { readText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      () => expectFailure(getClipboardData(), 'getClipboardData:fail no', ErrCode.permission),
    );
    await replaced(navigator, 'clipboard', undefined, async () => {
      await expectFailure(getClipboardData(), /secure page/, ErrCode.unsupported);
      expect(support('getClipboardData').level).to.equal('unavailable');
    });
  });
});
