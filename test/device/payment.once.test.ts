import { expect } from '@open-wc/testing';
import { device, ErrCode, requestPayment, support, type PaymentOptions } from 'nacre/device';
import { expectFailure } from './helpers.js';
import { replaced } from './replaced.js';

const METHODS = [{ supportedMethods: 'https://pay.example/' }];
const DETAILS = { total: { label: 'Pearls', amount: { currency: 'EUR', value: '12.00' } } };
const ORDER: PaymentOptions = { methodData: METHODS, details: DETAILS };

/** A browser's dialog, as the standard has it: `show` is how it ends. */
async function withDialog(show: (request: FakeRequest) => Promise<object>, run: (shown: FakeRequest[]) => unknown) {
  const shown: FakeRequest[] = [];
  class Dialog extends FakeRequest {
    show() {
      shown.push(this);
      return show(this);
    }
  }
  await replaced(window, 'PaymentRequest', Dialog, () => run(shown));
}

class FakeRequest {
  readonly given: unknown[];
  aborted = 0;
  constructor(...given: unknown[]) {
    this.given = given;
  }
  abort() {
    this.aborted++;
    return Promise.resolve();
  }
}

/** A response has accessors, no fields of its own. */
class FakeResponse {
  readonly log: unknown[] = [];
  #details = { token: 'first' };
  get methodName() {
    return 'https://pay.example/';
  }
  get details() {
    return this.#details;
  }
  get payerName() {
    return 'Ama';
  }
  get payerEmail() {
    return null;
  }
  get payerPhone() {
    return null;
  }
  complete(result?: string) {
    this.log.push(['complete', result]);
    return Promise.resolve();
  }
  retry(errors: unknown) {
    this.log.push(['retry', errors]);
    this.#details = { token: 'second' };
    return Promise.resolve();
  }
}

describe('requestPayment', () => {
  it('opens the dialog in the task of the call, and gives its answer', async () => {
    const response = new FakeResponse();
    await withDialog(
      () => Promise.resolve(response),
      async (shown) => {
        const call = requestPayment({ ...ORDER, options: { requestPayerName: true } });
        expect(shown[0]!.given).to.deep.equal([METHODS, DETAILS, { requestPayerName: true }]);
        const payment = await call;
        expect(payment).to.include({ methodName: 'https://pay.example/', payerName: 'Ama', payerEmail: null });
        expect(payment.details).to.deep.equal({ token: 'first' });
        const again = await payment.retry!({ error: 'Declined' });
        expect(again.details).to.deep.equal({ token: 'second' });
        await again.complete!('success');
        expect(response.log).to.deep.equal([
          ['retry', { error: 'Declined' }],
          ['complete', 'success'],
        ]);
      },
    );
  });

  it('fails with the code of what happened', async () => {
    const cases: [name: string, code: (typeof ErrCode)[keyof typeof ErrCode]][] = [
      ['AbortError', ErrCode.cancel],
      ['NotSupportedError', ErrCode.unsupported],
      ['SecurityError', ErrCode.permission],
      ['NotAllowedError', ErrCode.permission],
      ['InvalidStateError', ErrCode.busy],
    ];
    for (const [name, code] of cases) {
      await withDialog(
        () => Promise.reject(new DOMException('why', name)),
        () => expectFailure(requestPayment(ORDER), 'requestPayment:fail why', code),
      );
    }
  });

  it('closes the dialog when it is aborted or takes too long', async () => {
    await withDialog(
      () => new Promise(() => undefined),
      async (shown) => {
        const control = new AbortController();
        const call = requestPayment({ ...ORDER, signal: control.signal });
        control.abort();
        await expectFailure(call, 'requestPayment:fail abort', ErrCode.abort);
        expect(shown[0]!.aborted).to.equal(1);
        await expectFailure(requestPayment({ ...ORDER, timeout: 1 }), 'requestPayment:fail timeout', ErrCode.timeout);
        expect(shown[1]!.aborted).to.equal(1);
      },
    );
  });

  it('names a wrong argument', async () => {
    const cases: [options: object, reason: string][] = [
      [{}, 'methodData: expected a non-empty array'],
      [{ methodData: [] }, 'methodData: expected a non-empty array'],
      [{ methodData: [{}] }, 'methodData: expected a non-empty string at 0.supportedMethods'],
      [{ methodData: METHODS }, 'details: expected an object with a total'],
      [{ methodData: METHODS, details: 5 }, 'details: expected an object of names and values'],
      [{ provider: '' }, 'provider: expected a non-empty string'],
    ];
    for (const [options, reason] of cases) {
      await expectFailure(requestPayment(options), `requestPayment:fail ${reason}`, ErrCode.invalid);
    }
    // By the browser itself.
    const details = { total: { label: 'Pearls', amount: { currency: 'EUR', value: 'many' } } };
    await expectFailure(requestPayment({ methodData: METHODS, details }), /'many'/, ErrCode.invalid);
  });

  it('leaves providers to hosts', async () => {
    const wanted = { provider: 'wxpay', orderInfo: { prepay: 1 } };
    await expectFailure(requestPayment(wanted), 'requestPayment:fail no host answers for wxpay', ErrCode.unsupported);
    const control = new AbortController();
    let asked: unknown;
    device.addEventListener(
      'requestPayment',
      (event) => {
        asked = event.options;
        event.respondWith({ methodName: 'wxpay' });
      },
      control,
    );
    expect((await requestPayment(wanted)).methodName).to.equal('wxpay');
    expect(asked).to.deep.equal(wanted);
    control.abort();
  });

  it('says where browsers have none', async () => {
    expect(support('requestPayment').level).to.equal('needs-gesture');
    await replaced(window, 'PaymentRequest', undefined, async () => {
      delete (window as Partial<typeof globalThis>).PaymentRequest;
      expect(support('requestPayment').level).to.equal('unavailable');
      await expectFailure(requestPayment(ORDER), /has no Payment Request/, ErrCode.unsupported);
    });
  });
});
