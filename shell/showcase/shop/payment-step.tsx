import { msg } from '@lit/localize';
import { support } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Radio } from 'nacre/react/radio';
import { RadioGroup } from 'nacre/react/radio-group';
import { changeDraft, useDraft } from './draft.js';
import type { Payment } from './types.js';

/** How it is paid: to the courier, or by the device, if it has a way. */
export function PaymentStep({ onDone }: { onDone: () => void }) {
  const { payment } = useDraft();
  const canDevice = support('requestPayment').level !== 'unavailable';
  return (
    <div className="form">
      <RadioGroup
        className="ways-to-pay"
        label={msg('How would you like to pay?', { id: 'sc.shop.pay' })}
        value={canDevice ? payment : 'door'}
        onChange={({ currentTarget }) => changeDraft({ payment: currentTarget.value as Payment })}
      >
        <Radio value="door">
          <span className="way-to-pay">
            <b>{msg('On delivery', { id: 'sc.shop.pay.door' })}</b>
            <small>{msg('In cash or by card, to the courier.', { id: 'sc.shop.pay.door.text' })}</small>
          </span>
        </Radio>
        {canDevice && (
          <Radio value="device">
            <span className="way-to-pay">
              <b>{msg('With this device', { id: 'sc.shop.pay.device' })}</b>
              <small>
                {msg('With its wallet, or with the app that shows this page. It asks you before it pays.', {
                  id: 'sc.shop.pay.device.text',
                })}
              </small>
            </span>
          </Radio>
        )}
      </RadioGroup>
      <Button type="primary" onClick={onDone}>
        {msg('Review the order', { id: 'sc.shop.to-check' })}
      </Button>
    </div>
  );
}
