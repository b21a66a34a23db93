import { msg } from '@lit/localize';
import { navigateTo } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Input } from 'nacre/react/input';
import { useLocale } from '../parts/locale.js';
import { changeField, useDraft } from '../signup/draft.js';
import { Steps } from '../signup/steps.js';
import { errorText, labels } from '../signup/texts.js';

export default function SignUpAccount() {
  useLocale();
  const { name, email, errors } = useDraft();

  return (
    <form
      className="page form"
      onSubmit={(event) => {
        event.preventDefault();
        void navigateTo({ url: '/form/profile' });
      }}
    >
      <Steps step={1} />
      <Input
        name="name"
        label={labels.name()}
        required
        autocomplete="name"
        confirmType="next"
        maxlength={60}
        value={name}
        onInput={({ target }) => changeField({ name: target.value })}
      />
      <Input
        name="email"
        type="email"
        label={labels.email()}
        required
        autocomplete="email"
        confirmType="next"
        clearable
        value={email}
        customValidity={errors['email'] ? errorText(errors['email']) : ''}
        onInput={({ target }) => changeField({ email: target.value })}
      />
      <Button type="primary" formType="submit">
        {labels.next()}
      </Button>
      <p className="hint">
        {msg(
          'Try a name with “slow” for a timeout, one with “crash” for a server error, or the email taken@example.com for an address already in use.',
          {
            id: 'sc.signup.hint',
          },
        )}
      </p>
    </form>
  );
}
