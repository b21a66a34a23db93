import { msg, str } from '@lit/localize';
import { chooseLocation, DeviceError, ErrCode, showLoading, showModal, type ChosenLocation } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Input } from 'nacre/react/input';
import { Textarea } from 'nacre/react/textarea';
import { useRef, useState, type SubmitEvent } from 'react';
import { PlaceField } from '../delivery/place-field.js';
import { send } from '../delivery/send.js';
import { placeName } from '../delivery/texts.js';
import { Failure } from '../parts/failure.js';
import { useLocale } from '../parts/locale.js';
import { labels } from '../signup/texts.js';

const isCancelled = (error: unknown): boolean => error instanceof DeviceError && error.errCode === ErrCode.cancel;

/** A form whose address is chosen on a map. */
export default function DeliveryPage() {
  useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [place, setPlace] = useState<ChosenLocation>();
  const [street, setStreet] = useState('');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);

  const forget = (field: string): void => setErrors((before) => ({ ...before, [field]: '' }));

  const choose = async (): Promise<void> => {
    try {
      setPlace(await chooseLocation(place ? { latitude: place.latitude, longitude: place.longitude } : {}));
      forget('place');
    } catch (error) {
      if (!isCancelled(error))
        setErrors((before) => ({
          ...before,
          place: msg('The map could not be opened.', { id: 'sc.delivery.no-map' }),
        }));
    }
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!place) {
      setErrors({ place: msg('Choose where it should go.', { id: 'sc.delivery.missing' }) });
      form.current?.querySelector<HTMLElement>('.choose-place')?.focus();
      return;
    }
    setBusy(true);
    setFailure('');
    const done = showLoading({ title: msg('Sending…', { id: 'sc.signup.sending' }), mask: true });
    const outcome = await send({ name, place, street, note });
    await done();
    setBusy(false);
    if (outcome.kind === 'refused') setErrors(outcome.errors);
    else if (outcome.kind === 'failed') setFailure(outcome.text);
    else {
      const where = placeName(place);
      await showModal({
        title: msg(str`Delivery no. ${outcome.id}`, { id: 'sc.delivery.number' }),
        content: msg(str`The pearls are on their way to ${where}.`, { id: 'sc.delivery.sent' }),
        showCancel: false,
      });
      setPlace(undefined);
      for (const clear of [setName, setStreet, setNote]) clear('');
    }
  };

  return (
    <form ref={form} className="page form" onSubmit={(event) => void submit(event)}>
      <p className="lead">
        {msg('Pearls by post: choose where they should go on a map that needs no network.', { id: 'sc.delivery.lead' })}
      </p>
      <Input
        name="name"
        label={labels.name()}
        required
        autocomplete="name"
        maxlength={60}
        value={name}
        customValidity={errors['name'] ?? ''}
        onInput={({ target }) => {
          setName(target.value);
          forget('name');
        }}
      />
      <PlaceField place={place} error={errors['place'] ?? ''} onChoose={() => void choose()} />
      <Input
        name="street"
        label={msg('Street and house', { id: 'sc.form.street' })}
        required
        autocomplete="street-address"
        maxlength={120}
        value={street}
        customValidity={errors['street'] ?? ''}
        onInput={({ target }) => {
          setStreet(target.value);
          forget('street');
        }}
      />
      <Textarea
        name="note"
        label={msg('Note for the courier', { id: 'sc.delivery.note' })}
        autoHeight
        maxlength={200}
        counter
        value={note}
        onInput={({ target }) => setNote(target.value)}
      />
      <Failure text={failure} />
      <Button type="primary" formType="submit" loading={isBusy}>
        {msg('Order', { id: 'sc.plain.send' })}
      </Button>
      <p className="hint">
        {msg('Try a name with “slow” for a time-out or “crash” for a server error.', { id: 'sc.delivery.hint' })}
      </p>
    </form>
  );
}
