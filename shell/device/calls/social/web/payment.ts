import type { Payment } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider } from '../../../types.js';

const NAME = 'requestPayment';

const invalid = (reason: string, cause?: unknown) => new DeviceError(NAME, ErrCode.invalid, reason, { cause });

/** A plain object with what the response holds: its own fields are accessors, which a copy would lose. */
function paymentOf(response: PaymentResponse): Payment {
  const { methodName, details, payerName, payerEmail, payerPhone } = response;
  const { shippingAddress, shippingOption } = response as unknown as Pick<
    Payment,
    'shippingAddress' | 'shippingOption'
  >;
  return {
    ...{ methodName, details, payerName, payerEmail, payerPhone, shippingAddress, shippingOption },
    complete: (result) => response.complete(result),
    retry: async (errors) => {
      await response.retry(errors);
      return paymentOf(response);
    },
  };
}

/** Opens the browser's dialog in the caller's task, as it needs the user's gesture. */
export const pay: Provider<'requestPayment'> = ({ methodData, details, options, provider }, { signal }) => {
  if (provider && !methodData) throw new DeviceError(NAME, ErrCode.unsupported, `no host answers for ${provider}`);
  if (!methodData) throw invalid('methodData: expected a non-empty array');
  if (!details) throw invalid('details: expected an object with a total');
  if (!('PaymentRequest' in globalThis)) {
    throw new DeviceError(NAME, ErrCode.unsupported, 'this browser has no Payment Request, or the page is not secure');
  }
  let request: PaymentRequest;
  try {
    // With a third argument of older editions of the standard, which browsers still know.
    request = new (PaymentRequest as new (...args: unknown[]) => PaymentRequest)(methodData, details, options ?? {});
  } catch (cause) {
    if (cause instanceof TypeError || cause instanceof RangeError) throw invalid(cause.message, cause);
    throw cause;
  }
  const shown = request.show();
  // Too late if the dialog has closed meanwhile.
  const abort = () => void request.abort().catch(() => undefined);
  signal.addEventListener('abort', abort);
  return shown.then(paymentOf).finally(() => signal.removeEventListener('abort', abort));
};
