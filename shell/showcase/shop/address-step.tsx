import { msg } from '@lit/localize';
import { chooseLocation, DeviceError, ErrCode } from 'nacre/device';
import type { FormSubmitEvent, NcForm } from 'nacre/elements/form';
import { Button } from 'nacre/react/button';
import { Form } from 'nacre/react/form';
import { Input } from 'nacre/react/input';
import { useEffect, useRef, useState } from 'react';
import { labels } from '../signup/texts.js';
import { changeDraft, useDraft } from './draft.js';
import { PlaceField } from './place-field.js';

const isCancelled = (error: unknown): boolean => error instanceof DeviceError && error.errCode === ErrCode.cancel;
const FIELDS = ['name', 'email', 'phone', 'street'] as const;

/** Who gets the parcel, and where. `errors`: what the server has said about a field. */
export function AddressStep({ errors, onDone }: { errors: Readonly<Record<string, string>>; onDone: () => void }) {
  const { contact, place } = useDraft();
  const form = useRef<NcForm>(null);
  const [placeError, setPlaceError] = useState(errors['place'] ?? '');

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.setErrors(errors);
  }, [errors]);

  const choose = async (): Promise<void> => {
    try {
      const from = place ? { latitude: place.latitude, longitude: place.longitude } : {};
      const { name, address, latitude, longitude } = await chooseLocation(from);
      changeDraft({ place: { name, address, latitude, longitude } });
      setPlaceError('');
    } catch (error) {
      if (!isCancelled(error)) setPlaceError(msg('The map could not be opened.', { id: 'sc.delivery.no-map' }));
    }
  };

  const submit = ({ value }: FormSubmitEvent): void => {
    const [name, email, phone, street] = FIELDS.map((field) => String(value[field] ?? '').trim());
    changeDraft({ contact: { name: name!, email: email!, phone: phone!, street: street! } });
    if (place) return onDone();
    setPlaceError(msg('Choose the destination.', { id: 'sc.delivery.missing' }));
    form.current?.querySelector<HTMLElement>('.choose-place')?.focus();
  };

  return (
    <Form ref={form} className="form" draft="shop-contact" onSubmit={submit}>
      <Input
        name="name"
        label={labels.name()}
        required
        autocomplete="name"
        maxlength={60}
        defaultValue={contact.name}
      />
      <Input
        name="email"
        type="email"
        label={labels.email()}
        required
        autocomplete="email"
        maxlength={120}
        defaultValue={contact.email}
      />
      <Input
        name="phone"
        type="tel"
        label={msg('Phone, for the courier (optional)', { id: 'sc.shop.phone' })}
        autocomplete="tel"
        maxlength={30}
        pattern="[+\d][\d\s\(\).\-]{4,}"
        defaultValue={contact.phone}
      />
      <PlaceField place={place} error={placeError} onChoose={() => void choose()} />
      <Input
        name="street"
        label={msg('Street address', { id: 'sc.form.street' })}
        required
        autocomplete="street-address"
        maxlength={120}
        defaultValue={contact.street}
      />
      <Button type="primary" formType="submit">
        {msg('Continue to payment', { id: 'sc.shop.to-payment' })}
      </Button>
    </Form>
  );
}
